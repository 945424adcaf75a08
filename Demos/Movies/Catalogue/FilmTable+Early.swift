extension FilmTable {
  /// Films from 1895, the year of the first screening, to 1959, the end of the studio era.
  static let early = """
    1895|Workers Leaving the Lumière Factory|Louis Lumière|1|Documentary|6.9|The gates open, and a crowd of workers walks past the very first audience.
    1896|The Arrival of a Train at La Ciotat|Auguste and Louis Lumière|1|Documentary|7.1|A locomotive draws into a seaside station and stops beside the waiting families.
    1902|A Trip to the Moon|Georges Méliès|13|Science Fiction|8.0|Astronomers are shot to the Moon in a shell and meet its excitable inhabitants.
    1903|The Great Train Robbery|Edwin S. Porter|12|Western|7.2|Bandits hold up a train and ride off, and a posse is raised to catch them.
    1915|Les Vampires|Louis Feuillade|417|Crime|7.3|A reporter hunts a gang in black that robs and poisons its way through Paris.
    1916|Intolerance|D. W. Griffith|197|Drama|7.4|Four stories from four ages, told at once, show what hatred does to people.
    1919|Broken Blossoms|D. W. Griffith|90|Drama|7.2|A gentle shopkeeper in London shelters a girl from her brutal father.
    1920|The Cabinet of Dr. Caligari|Robert Wiene|76|Horror|8.0|A showman and his sleepwalker come to a crooked town, and murders follow.
    1921|The Kid|Charlie Chaplin|68|Comedy|8.2|A tramp raises a foundling, and then the law wants to part them.
    1921|The Phantom Carriage|Victor Sjöström|107|Fantasy|7.9|A drunkard who dies at midnight on New Year's Eve must look back on his life.
    1922|Nosferatu|F. W. Murnau|94|Horror|7.8|A clerk sells a house to a count from the mountains, who brings plague with him.
    1922|Nanook of the North|Robert J. Flaherty|79|Documentary|7.5|A hunter and his family live through a year of ice in northern Quebec.
    1922|Häxan|Benjamin Christensen|105|Documentary|7.6|A lecture on witchcraft turns into a parade of devils, broomsticks and fear.
    1924|Sherlock Jr.|Buster Keaton|45|Comedy|8.2|A projectionist accused of theft dreams himself into the film he is showing.
    1924|The Last Laugh|F. W. Murnau|88|Drama|8.0|A proud hotel porter loses his uniform, and with it his place in the world.
    1924|Greed|Erich von Stroheim|140|Drama|7.9|A lottery prize ruins a dentist, his wife and the friend who envies them.
    1925|The Gold Rush|Charlie Chaplin|95|Comedy|8.2|A lone prospector in the Klondike finds hunger, a bear and a dance-hall girl.
    1925|Battleship Potemkin|Sergei Eisenstein|75|History|8.0|Sailors who are fed rotten meat take over their ship, and Odessa greets them.
    1926|The General|Buster Keaton|78|Comedy|8.2|An engine driver chases his stolen locomotive behind enemy lines, and back.
    1926|The Adventures of Prince Achmed|Lotte Reiniger|66|Animation|7.8|Paper silhouettes carry a prince on a flying horse through tales of the Orient.
    1927|Metropolis|Fritz Lang|153|Science Fiction|8.2|The ruler's son descends to the machines, and a robot with a woman's face rises.
    1927|Sunrise|F. W. Murnau|94|Romance|8.1|A farmer tempted to drown his wife falls in love with her again in the city.
    1927|Napoléon|Abel Gance|330|History|8.0|From snowball fights to the march on Italy, a young general on up to three screens.
    1928|The Passion of Joan of Arc|Carl Theodor Dreyer|82|History|8.3|Judges question a young woman, and her face answers better than her words.
    1928|The Crowd|King Vidor|98|Drama|7.9|A young man sure of his great future turns into one clerk among thousands.
    1928|The Wind|Victor Sjöström|78|Drama|7.9|A woman alone on the prairie is worn down by sand, storm and an intruder.
    1929|Man with a Movie Camera|Dziga Vertov|68|Documentary|8.2|A cameraman films a city from dawn to night, and the film shows how.
    1929|Pandora's Box|G. W. Pabst|133|Drama|7.8|A dancer who charms everyone drifts from a rich man's flat to a London garret.
    1929|Un chien andalou|Luis Buñuel|16|Fantasy|7.5|Ants, pianos and a razor follow one another with the logic of a bad dream.
    1930|The Blue Angel|Josef von Sternberg|108|Drama|7.6|A stiff schoolmaster goes to scold a cabaret singer and stays.
    1930|All Quiet on the Western Front|Lewis Milestone|136|War|8.0|Schoolboys cheered into uniform learn in the trenches what they were not told.
    1930|Earth|Oleksandr Dovzhenko|76|Drama|7.4|A tractor comes to a Ukrainian village, and the old order answers with a shot.
    1931|M|Fritz Lang|117|Crime|8.4|A city hunts a murderer of children, the police by day and thieves by night.
    1931|City Lights|Charlie Chaplin|87|Comedy|8.4|A tramp befriends a blind flower seller who takes him for a rich man.
    1931|Frankenstein|James Whale|70|Horror|7.7|A young doctor sews a being together and then is afraid of it.
    1931|Limite|Mário Peixoto|120|Drama|7.4|Three castaways in a drifting boat remember what brought them there.
    1932|Freaks|Tod Browning|64|Horror|7.8|A trapeze artist marries into a circus family for money and is found out.
    1932|Trouble in Paradise|Ernst Lubitsch|83|Comedy|8.0|Two thieves in love set out to rob a perfume heiress, and one begins to like her.
    1932|Vampyr|Carl Theodor Dreyer|75|Horror|7.5|A traveller at a riverside inn loses his way among shadows without bodies.
    1933|King Kong|Merian C. Cooper and Ernest B. Schoedsack|100|Adventure|7.9|A film crew brings a giant ape from its island to New York, and regrets it.
    1933|Duck Soup|Leo McCarey|69|Comedy|7.9|A bankrupt country gets a new leader, who starts a war out of bad manners.
    1933|Zero for Conduct|Jean Vigo|44|Comedy|7.3|Boarding-school boys plan a revolt with pillows and flags.
    1934|L'Atalante|Jean Vigo|89|Romance|7.9|A newly wed couple on a river barge part over the lights of Paris.
    1934|It Happened One Night|Frank Capra|105|Comedy|8.0|A runaway heiress and a reporter without a job share a bus and a blanket.
    1934|The Goddess|Wu Yonggang|85|Drama|7.6|A mother in Shanghai walks the streets so that her son may go to school.
    1935|The 39 Steps|Alfred Hitchcock|86|Thriller|7.7|A man chased across Scotland must find out which secret he is accused of.
    1936|Modern Times|Charlie Chaplin|87|Comedy|8.4|A worker swallowed by the machines looks for a home with a girl as poor as he is.
    1937|La Grande Illusion|Jean Renoir|114|War|8.1|French prisoners plan an escape while officers on both sides bid their age farewell.
    1937|Make Way for Tomorrow|Leo McCarey|92|Drama|8.0|An old couple lose their house, and none of their children has room for two.
    1937|Snow White and the Seven Dwarfs|David Hand|83|Animation|7.7|A princess flees a jealous queen and keeps house for seven miners.
    1938|Bringing Up Baby|Howard Hawks|102|Comedy|7.8|A shy palaeontologist meets an heiress, a dog with a bone, and a leopard.
    1938|The Lady Vanishes|Alfred Hitchcock|96|Mystery|7.7|An old lady disappears from a train, and all but one passenger deny she was there.
    1939|The Rules of the Game|Jean Renoir|110|Comedy|8.0|Guests and servants chase each other through a country house until someone is shot.
    1939|Stagecoach|John Ford|96|Western|7.8|Nine strangers who look down on each other cross hostile country in one coach.
    1939|The Wizard of Oz|Victor Fleming|102|Fantasy|8.1|A storm carries a farm girl to a coloured land from which she wants to go home.
    1939|Gone with the Wind|Victor Fleming|238|Romance|7.8|A planter's daughter fights war, hunger and her own heart for a house.
    1940|The Great Dictator|Charlie Chaplin|125|Comedy|8.3|A barber from the ghetto looks exactly like the tyrant who persecutes him.
    1940|His Girl Friday|Howard Hawks|92|Comedy|7.9|An editor tries everything to keep his best reporter from marrying and leaving.
    1940|The Shop Around the Corner|Ernst Lubitsch|99|Romance|8.0|Two quarrelling clerks do not know that they write love letters to each other.
    1940|Pinocchio|Ben Sharpsteen and Hamilton Luske|88|Animation|7.6|A wooden puppet wants to be a real boy, and his nose betrays him.
    1941|Citizen Kane|Orson Welles|119|Drama|8.4|Reporters ask who a newspaper king was, and what his last word meant.
    1941|The Maltese Falcon|John Huston|101|Crime|7.9|A private detective looks for a black bird among people who all lie.
    1941|Sullivan's Travels|Preston Sturges|90|Comedy|7.9|A director of comedies dresses as a tramp to learn about misery, and does.
    1942|Casablanca|Michael Curtiz|102|Romance|8.5|A café owner in wartime Morocco sees the woman who left him walk in.
    1942|To Be or Not to Be|Ernst Lubitsch|99|Comedy|8.1|A vain theatre company in Warsaw plays its best roles before the occupiers.
    1943|The Life and Death of Colonel Blimp|Michael Powell and Emeric Pressburger|163|Drama|8.0|An English officer grows old through three wars, one friendship and one lost love.
    1943|Meshes of the Afternoon|Maya Deren and Alexander Hammid|14|Fantasy|7.8|A woman dreams of a key, a knife and a figure with a mirror for a face.
    1943|Day of Wrath|Carl Theodor Dreyer|97|Drama|7.9|A pastor's young wife falls in love while the village is burning witches.
    1944|Double Indemnity|Billy Wilder|107|Crime|8.2|An insurance agent and a client's wife plan the perfect accident.
    1944|Laura|Otto Preminger|88|Mystery|7.9|A detective falls in love with the portrait of the woman whose murder he investigates.
    1945|Rome, Open City|Roberto Rossellini|103|War|8.0|A priest and a resistance leader are hunted through the occupied city.
    1945|Brief Encounter|David Lean|86|Romance|8.0|Two married strangers meet at a railway station, week after week.
    1945|Children of Paradise|Marcel Carné|190|Romance|8.2|A mime, an actor, a thief and a count love one woman on the street of theatres.
    1946|It's a Wonderful Life|Frank Capra|131|Drama|8.5|An angel shows a despairing man what his town would be without him.
    1946|Notorious|Alfred Hitchcock|101|Thriller|7.9|A spy sends the woman he loves to marry his enemy.
    1946|Beauty and the Beast|Jean Cocteau|93|Fantasy|7.8|A merchant's daughter pays for a rose in a castle where arms hold the candles.
    1946|The Best Years of Our Lives|William Wyler|172|Drama|8.0|Three men come home from war to a town that has moved on.
    1947|Black Narcissus|Michael Powell and Emeric Pressburger|101|Drama|7.8|Nuns set up a school high in the Himalaya, where the wind unsettles them.
    1947|Out of the Past|Jacques Tourneur|97|Crime|8.0|A man who runs a petrol station is found by the life he has left.
    1948|Bicycle Thieves|Vittorio De Sica|89|Drama|8.3|A father and his son search Rome for the bicycle that his job depends on.
    1948|The Red Shoes|Michael Powell and Emeric Pressburger|134|Romance|8.1|A dancer must choose between the composer she loves and her art.
    1948|Spring in a Small Town|Fei Mu|93|Romance|7.7|In a ruined house, a wife and her husband's guest hide that they once loved.
    1948|The Treasure of the Sierra Madre|John Huston|126|Adventure|8.1|Three men dig for gold in the mountains and begin to count each other's share.
    1949|The Third Man|Carol Reed|104|Mystery|8.2|A writer arrives in divided Vienna on the day of his friend's funeral.
    1949|Late Spring|Yasujirō Ozu|108|Drama|8.2|A widower pretends to marry again so that his daughter will leave home.
    1949|Kind Hearts and Coronets|Robert Hamer|106|Comedy|8.0|Eight relatives, all played by one man, stand between an heir and his dukedom.
    1950|羅生門 (Rashomon)|Akira Kurosawa|88|Crime|8.3|A bandit, a wife, a ghost and a woodcutter tell one crime in four ways.
    1950|Sunset Boulevard|Billy Wilder|110|Drama|8.4|A writer without work moves in with a star whom the talkies left behind.
    1950|All About Eve|Joseph L. Mankiewicz|138|Drama|8.2|A devoted admirer enters an actress's household and begins to replace her.
    1950|Los olvidados|Luis Buñuel|80|Drama|8.1|Street boys in Mexico City steal and betray, and the city looks away.
    1951|Ace in the Hole|Billy Wilder|111|Drama|8.0|A reporter keeps a man trapped in a cave, because the story sells.
    1951|The African Queen|John Huston|105|Adventure|7.7|A missionary talks a drunken captain into attacking a gunboat with his old steamer.
    1952|生きる (Ikiru)|Akira Kurosawa|143|Drama|8.3|An official who has months to live wants to get one playground built.
    1952|Singin' in the Rain|Stanley Donen and Gene Kelly|103|Musical|8.4|Sound comes to Hollywood, and a silent star's voice does not fit her face.
    1952|Umberto D.|Vittorio De Sica|89|Drama|8.1|A pensioner who cannot pay the rent has one friend left, his dog.
    1952|High Noon|Fred Zinnemann|85|Western|7.9|A marshal has until twelve o'clock to find anyone who will stand with him.
    1953|東京物語 (Tokyo Story)|Yasujirō Ozu|136|Drama|8.4|Old parents visit their busy children and are sent to a spa.
    1953|Ugetsu|Kenji Mizoguchi|97|Fantasy|8.2|A potter in a time of war follows a noble lady home, and she is no living woman.
    1953|The Wages of Fear|Henri-Georges Clouzot|153|Thriller|8.2|Four men drive nitroglycerine over mountain roads for money to get away.
    1953|Monsieur Hulot's Holiday|Jacques Tati|88|Comedy|7.5|A polite man with a pipe upsets a seaside hotel without noticing.
    1954|七人の侍 (Seven Samurai)|Akira Kurosawa|207|Action|8.6|Farmers who expect bandits at harvest time hire seven swordsmen for rice.
    1954|Rear Window|Alfred Hitchcock|112|Thriller|8.4|A photographer with a broken leg watches his neighbours and suspects one.
    1954|La Strada|Federico Fellini|108|Drama|8.0|A strongman buys a simple girl as his assistant and takes her on the road.
    1954|Sansho the Bailiff|Kenji Mizoguchi|124|Drama|8.3|A governor's children are sold as slaves and try not to forget mercy.
    1954|Godzilla|Ishirō Honda|96|Science Fiction|7.5|Bomb tests wake a monster, and a scientist fears his own weapon against it.
    1954|On the Waterfront|Elia Kazan|108|Drama|8.1|A dock worker and former boxer must decide whether to speak up.
    1955|পথের পাঁচালী (Pather Panchali)|Satyajit Ray|125|Drama|8.2|A boy and his sister in a Bengal village run through the grass to see a train.
    1955|Ordet|Carl Theodor Dreyer|126|Drama|8.1|On a Danish farm, one brother has lost his faith and another believes he is Christ.
    1955|The Night of the Hunter|Charles Laughton|92|Thriller|8.1|A preacher with words on his knuckles follows two children who hide money.
    1955|Rififi|Jules Dassin|118|Crime|8.0|Four thieves open a jeweller's safe in silence, and then begin to talk.
    1955|Diabolique|Henri-Georges Clouzot|117|Thriller|8.0|A wife and a mistress drown a cruel headmaster, and his body disappears.
    1956|The Searchers|John Ford|119|Western|7.8|A bitter veteran looks for his kidnapped niece for years, not to save her.
    1956|A Man Escaped|Robert Bresson|101|Drama|8.2|A prisoner takes his cell apart with a spoon, patiently.
    1956|The Burmese Harp|Kon Ichikawa|116|War|7.9|A soldier who plays the harp stays behind to bury the dead.
    1957|12 Angry Men|Sidney Lumet|96|Drama|8.7|One juror is not sure, and eleven want to go home.
    1957|The Seventh Seal|Ingmar Bergman|96|Fantasy|8.2|A knight home from the crusades plays chess with Death for time.
    1957|Wild Strawberries|Ingmar Bergman|91|Drama|8.1|An old professor on his way to an honour drives through his memories.
    1957|Paths of Glory|Stanley Kubrick|88|War|8.4|Three soldiers are tried for cowardice to cover a general's mistake.
    1957|Nights of Cabiria|Federico Fellini|110|Drama|8.2|A streetwalker in Rome is cheated again and again and keeps her hope.
    1957|The Bridge on the River Kwai|David Lean|161|War|8.1|A captive colonel builds his enemies a bridge too good to blow up.
    1957|Throne of Blood|Akira Kurosawa|110|Drama|8.0|A spirit in the forest promises a general a castle that is not his.
    1957|The Cranes Are Flying|Mikhail Kalatozov|97|War|8.3|A young couple in Moscow are parted on the first day of war.
    1957|Pyaasa|Guru Dutt|146|Musical|8.0|A poet nobody prints is taken for dead, and suddenly everybody praises him.
    1958|Vertigo|Alfred Hitchcock|128|Mystery|8.3|A detective afraid of heights makes one woman over into another.
    1958|Touch of Evil|Orson Welles|95|Crime|8.0|A bomb goes off at the border, and an old policeman plants the proof.
    1958|Ashes and Diamonds|Andrzej Wajda|103|War|7.9|On the last day of war a young man is ordered to kill once more.
    1958|Cairo Station|Youssef Chahine|77|Drama|7.6|A lame newspaper seller at the station is obsessed with a woman who sells drinks.
    1958|Mon oncle|Jacques Tati|117|Comedy|7.7|A boy prefers his clumsy uncle to the automatic house of his parents.
    1959|The 400 Blows|François Truffaut|99|Drama|8.1|A Paris boy whom nobody listens to skips school and runs as far as the sea.
    1959|Some Like It Hot|Billy Wilder|121|Comedy|8.3|Two musicians who saw a murder join an all-female band.
    1959|Pickpocket|Robert Bresson|76|Crime|7.7|A lonely young man learns to steal with the grace of a dancer.
    1959|Hiroshima mon amour|Alain Resnais|90|Romance|7.9|A French actress and a Japanese architect talk of love and of forgetting.
    1959|Black Orpheus|Marcel Camus|107|Romance|7.5|A tram driver meets his Eurydice in Rio at carnival time.
    1959|North by Northwest|Alfred Hitchcock|136|Thriller|8.3|An advertising man taken for a spy is chased from New York to Mount Rushmore.
    1959|The World of Apu|Satyajit Ray|105|Drama|8.2|A poor writer marries by accident, and happiness does not last.
    """
}
