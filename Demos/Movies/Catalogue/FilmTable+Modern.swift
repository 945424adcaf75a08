extension FilmTable {
  /// Films from 1960 to 1989.
  static let modern = """
    1960|Psycho|Alfred Hitchcock|109|Horror|8.4|A secretary on the run takes a room at a motel run by a shy young man.
    1960|Breathless|Jean-Luc Godard|90|Crime|7.7|A small crook hides in Paris with an American who has not made up her mind.
    1960|La Dolce Vita|Federico Fellini|174|Drama|8.0|A gossip reporter drifts through seven nights of Rome.
    1960|L'Avventura|Michelangelo Antonioni|144|Drama|7.8|A woman vanishes on an island, and those who look for her forget why.
    1960|The Apartment|Billy Wilder|125|Comedy|8.2|A clerk lends his flat to his bosses and falls for the girl in the lift.
    1960|The Housemaid|Kim Ki-young|111|Thriller|7.4|A composer's family takes on a maid who takes over the house.
    1960|The Cloud-Capped Star|Ritwik Ghatak|126|Drama|7.9|A refugee's eldest daughter feeds the whole family and is left with nothing.
    1960|Peeping Tom|Michael Powell|101|Horror|7.7|A shy cameraman films what fear looks like.
    1960|Rocco and His Brothers|Luchino Visconti|177|Drama|8.1|Five brothers come from the south to Milan, and a woman comes between two.
    1961|Viridiana|Luis Buñuel|90|Drama|8.0|A novice opens her uncle's house to beggars, who sit down to a feast.
    1961|Last Year at Marienbad|Alain Resnais|94|Mystery|7.6|In a grand hotel a man tells a woman that they have met before.
    1961|Yojimbo|Akira Kurosawa|110|Action|8.2|A swordsman without a master sells himself to both gangs of one town.
    1961|West Side Story|Robert Wise and Jerome Robbins|153|Musical|7.6|Two young people from rival gangs fall in love among the fire escapes.
    1962|Lawrence of Arabia|David Lean|227|Adventure|8.3|An odd English officer unites desert tribes and is frightened by himself.
    1962|Cléo from 5 to 7|Agnès Varda|90|Drama|7.9|A singer waits two hours for a doctor's result and begins to see Paris.
    1962|La Jetée|Chris Marker|28|Science Fiction|8.2|A prisoner travels through time by a memory of an airport, in still pictures.
    1962|Jules and Jim|François Truffaut|105|Romance|7.8|Two friends, one French and one Austrian, love the same woman for decades.
    1962|Ivan's Childhood|Andrei Tarkovsky|95|War|8.0|A boy of twelve scouts behind the lines and dreams of apples and rain.
    1962|Harakiri|Masaki Kobayashi|133|Drama|8.6|A poor samurai asks a great house for a place to die, and tells why.
    1962|The Exterminating Angel|Luis Buñuel|95|Comedy|8.0|After a dinner party the guests find that they cannot leave the room.
    1962|To Kill a Mockingbird|Robert Mulligan|129|Drama|8.2|A lawyer in Alabama defends an innocent man while his children watch.
    1962|An Autumn Afternoon|Yasujirō Ozu|113|Drama|8.0|A widower among old friends sees that his daughter should marry.
    1963|8½|Federico Fellini|138|Drama|8.0|A director without an idea hides at a spa among everyone who wants one of him.
    1963|The Leopard|Luchino Visconti|186|History|8.0|A Sicilian prince watches his world end at a ball.
    1963|Contempt|Jean-Luc Godard|102|Drama|7.6|A writer loses his wife's respect while he rewrites Homer on Capri.
    1963|High and Low|Akira Kurosawa|143|Crime|8.4|Kidnappers take the wrong boy, and a businessman must decide what he is worth.
    1963|The Birds|Alfred Hitchcock|119|Horror|7.6|A playful visit to a bay town ends under a sky full of wings.
    1963|The Big City|Satyajit Ray|135|Drama|8.1|A housewife in Calcutta takes a job selling from door to door, and likes it.
    1964|Dr. Strangelove|Stanley Kubrick|95|Comedy|8.4|A mad general sends out the bombers, and the War Room argues over etiquette.
    1964|Woman in the Dunes|Hiroshi Teshigahara|147|Drama|8.3|An insect collector is trapped in a pit of sand with a widow and a shovel.
    1964|The Umbrellas of Cherbourg|Jacques Demy|91|Musical|7.8|A shop girl and a mechanic sing of love, and then he is called to war.
    1964|I Am Cuba|Mikhail Kalatozov|141|Drama|8.0|Four stories of an island before its revolution, seen by a flying camera.
    1964|Black God, White Devil|Glauber Rocha|120|Western|7.3|A herdsman kills his boss and follows a prophet, then a bandit.
    1965|Shadows of Forgotten Ancestors|Sergei Parajanov|97|Romance|7.8|In the Carpathians a young man loves the daughter of his father's killer.
    1964|Charulata|Satyajit Ray|117|Romance|8.1|A lonely wife finds in her husband's cousin someone to read with.
    1964|Kwaidan|Masaki Kobayashi|183|Horror|7.9|Four ghost stories: a deserted wife, a snow woman, a blind singer, a face in tea.
    1965|The Shop on Main Street|Ján Kadár and Elmar Klos|125|War|8.2|A carpenter is made the overseer of an old woman's button shop.
    1965|Repulsion|Roman Polanski|105|Horror|7.6|Alone in her sister's flat, a young woman sees the walls give way.
    1965|Loves of a Blonde|Miloš Forman|88|Comedy|7.6|A factory girl takes a pianist's sweet talk seriously and packs her suitcase.
    1965|For a Few Dollars More|Sergio Leone|132|Western|8.1|Two bounty hunters share a target but not a reason.
    1966|Persona|Ingmar Bergman|84|Drama|8.1|A nurse talks to an actress who has stopped speaking, until they blur.
    1966|Andrei Rublev|Andrei Tarkovsky|205|History|8.1|A painter of icons crosses a cruel century, falls silent, and hears a bell.
    1966|The Battle of Algiers|Gillo Pontecorvo|121|War|8.2|Paratroopers and bombers fight for a city, and neither side stays clean.
    1966|Au hasard Balthazar|Robert Bresson|95|Drama|7.9|A donkey passes from owner to owner and bears what people are.
    1966|The Good, the Bad and the Ugly|Sergio Leone|161|Western|8.6|Three men who do not trust each other ride to a grave with gold in it.
    1966|Daisies|Věra Chytilová|76|Comedy|7.6|Two girls decide that as the world is spoilt, they will be spoilt too.
    1966|Black Girl|Ousmane Sembène|59|Drama|7.7|A young woman from Dakar becomes a maid in France, and a prisoner.
    1966|Closely Watched Trains|Jiří Menzel|92|Comedy|7.7|A trainee at a sleepy station has more on his mind than the war.
    1967|Playtime|Jacques Tati|124|Comedy|8.0|A polite man is lost in a glass city, which comes apart in a restaurant.
    1967|Le Samouraï|Jean-Pierre Melville|105|Crime|8.1|A hired killer with an alibi, a hat and a bird is betrayed.
    1967|Belle de jour|Luis Buñuel|101|Drama|7.6|A doctor's wife spends her afternoons in a discreet house.
    1967|The Graduate|Mike Nichols|106|Comedy|7.8|A young man without a plan is seduced by his parents' friend.
    1967|Bonnie and Clyde|Arthur Penn|111|Crime|7.7|A waitress and a bank robber become famous faster than they can drive.
    1967|Branded to Kill|Seijun Suzuki|91|Crime|7.3|A hit man who loves the smell of rice misses, and becomes a target.
    1968|2001: A Space Odyssey|Stanley Kubrick|149|Science Fiction|8.3|A black slab, a bone, a computer with a soft voice, and a voyage beyond.
    1968|Once Upon a Time in the West|Sergio Leone|166|Western|8.4|A widow, a bandit and a man with a harmonica wait for the railway.
    1968|Rosemary's Baby|Roman Polanski|137|Horror|7.9|A young wife begins to fear her kind neighbours and her pregnancy.
    1968|Night of the Living Dead|George A. Romero|96|Horror|7.7|Strangers board up a farmhouse against the dead, and quarrel.
    1968|Memories of Underdevelopment|Tomás Gutiérrez Alea|97|Drama|7.7|A rich man stays in Havana when his family leaves, and watches himself.
    1969|The Color of Pomegranates|Sergei Parajanov|79|Drama|7.7|The life of a poet, told in living icons of cloth, fruit and books.
    1969|Z|Costa-Gavras|127|Thriller|8.1|A magistrate looks into the death of a politician and will not stop.
    1969|Army of Shadows|Jean-Pierre Melville|145|War|8.1|Resistance fighters live on nerve and must kill one of their own.
    1969|Midnight Cowboy|John Schlesinger|113|Drama|7.8|A Texan who dreams of rich women shares a cold room with a swindler.
    1969|Kes|Ken Loach|111|Drama|7.9|A boy in a mining town trains a falcon, the only thing that is his.
    1969|The Cow|Dariush Mehrjui|105|Drama|7.8|A villager loses the cow he loves and slowly turns into her.
    1970|The Conformist|Bernardo Bertolucci|113|Drama|7.9|A man who wants to be like everyone is sent to kill his old teacher.
    1970|Wanda|Barbara Loden|102|Drama|7.3|A woman who has let go of everything follows a nervous robber.
    1971|A Clockwork Orange|Stanley Kubrick|136|Science Fiction|8.1|A violent youth is cured of choice by the state.
    1971|Harold and Maude|Hal Ashby|91|Comedy|7.9|A young man who plays at dying meets an old woman who loves living.
    1971|Walkabout|Nicolas Roeg|100|Adventure|7.6|Two children lost in the outback are led by a boy on his own journey.
    1971|A Touch of Zen|King Hu|200|Action|7.6|A painter helps a hunted noblewoman set traps in a haunted fort.
    1972|The Godfather|Francis Ford Coppola|175|Crime|9.0|The youngest son, who wanted no part of the family business, takes it over.
    1972|Solaris|Andrei Tarkovsky|167|Science Fiction|8.0|On a station above a thinking ocean a psychologist meets his dead wife.
    1972|Aguirre, the Wrath of God|Werner Herzog|94|Adventure|7.8|Conquerors on a raft follow a madman down the river to no gold.
    1972|The Discreet Charm of the Bourgeoisie|Luis Buñuel|102|Comedy|7.8|Six friends try to have dinner, and something always interrupts.
    1972|Cries and Whispers|Ingmar Bergman|91|Drama|8.0|Two sisters and a maid keep watch at a deathbed in red rooms.
    1973|The Spirit of the Beehive|Víctor Erice|98|Drama|7.8|A girl sees a monster on a village screen and goes to look for him.
    1973|Touki Bouki|Djibril Diop Mambéty|89|Drama|7.2|Two lovers on a motorbike with horns plan how to get from Dakar to Paris.
    1973|Badlands|Terrence Malick|94|Crime|7.7|A girl tells calmly how her boyfriend shot his way across the plains.
    1973|Don't Look Now|Nicolas Roeg|110|Horror|7.4|Parents in grief follow a small red coat through Venice.
    1973|The Exorcist|William Friedkin|122|Horror|8.0|A mother who has tried every doctor calls two priests.
    1973|Fantastic Planet|René Laloux|72|Animation|7.7|On a world of blue giants, humans are pets until one steals knowledge.
    1973|Day for Night|François Truffaut|116|Comedy|8.0|A film is made in Nice, in spite of everybody in it.
    1974|Chinatown|Roman Polanski|130|Mystery|8.2|A detective who follows a husband finds out who owns the water.
    1974|The Godfather Part II|Francis Ford Coppola|202|Crime|8.8|A father's rise and a son's reign are told side by side.
    1974|A Woman Under the Influence|John Cassavetes|155|Drama|8.0|A wife's nerves give way, and a husband who loves her makes it worse.
    1974|Ali: Fear Eats the Soul|Rainer Werner Fassbinder|92|Romance|8.0|A cleaning woman and a younger Moroccan marry, and everyone is offended.
    1974|The Conversation|Francis Ford Coppola|113|Thriller|7.9|A wiretapper plays one sentence again and again, and fears for a couple.
    1975|Jeanne Dielman, 23, quai du Commerce, 1080 Bruxelles|Chantal Akerman|201|Drama|7.7|Three days of a widow's exact routine, in which something comes loose.
    1975|Mirror|Andrei Tarkovsky|107|Drama|8.0|A dying man's memories of a house, a mother, a fire and a war.
    1975|Jaws|Steven Spielberg|124|Thriller|8.1|A police chief, a scientist and a fisherman go after a shark.
    1975|One Flew Over the Cuckoo's Nest|Miloš Forman|133|Drama|8.6|A rebel among patients declares war on a nurse who never raises her voice.
    1975|Barry Lyndon|Stanley Kubrick|185|History|8.2|An Irish adventurer climbs to the top by candlelight and falls.
    1975|Picnic at Hanging Rock|Peter Weir|115|Mystery|7.5|On Saint Valentine's Day schoolgirls walk up a rock and do not return.
    1975|Sholay|Ramesh Sippy|204|Action|8.1|A retired policeman hires two thieves to catch the bandit who ruined him.
    1975|Monty Python and the Holy Grail|Terry Gilliam and Terry Jones|91|Comedy|8.1|King Arthur seeks a cup and finds coconuts, knights and a rabbit.
    1976|Taxi Driver|Martin Scorsese|114|Drama|8.2|A man who cannot sleep drives through New York and plans to clean it.
    1976|Network|Sidney Lumet|121|Drama|8.1|A newsreader announces his end on air, and the ratings rise.
    1977|Annie Hall|Woody Allen|93|Comedy|7.9|A comedian goes over a love affair to see where it went.
    1977|Star Wars|George Lucas|121|Science Fiction|8.4|A farm boy, a smuggler and a princess take on a moon that is no moon.
    1977|Eraserhead|David Lynch|89|Horror|7.3|A man with tall hair is left alone with a crying thing.
    1977|House|Nobuhiko Obayashi|88|Horror|7.3|Seven girls visit an aunt whose piano, clock and cat are hungry.
    1977|Killer of Sheep|Charles Burnett|80|Drama|7.3|A slaughterhouse worker in Los Angeles looks for a little tenderness.
    1978|Days of Heaven|Terrence Malick|94|Romance|7.8|Lovers posing as siblings harvest wheat for a rich and dying farmer.
    1978|The Deer Hunter|Michael Cimino|184|War|8.0|Steelworkers go from a wedding to a war, and not all come back.
    1979|Alien|Ridley Scott|117|Horror|8.4|The crew of a freighter answer a signal and bring something aboard.
    1979|Apocalypse Now|Francis Ford Coppola|147|War|8.3|A captain travels up a river to end the command of a colonel gone mad.
    1979|Stalker|Andrei Tarkovsky|162|Science Fiction|8.2|A guide leads two men through a forbidden zone to a room of wishes.
    1979|The Marriage of Maria Braun|Rainer Werner Fassbinder|120|Drama|7.8|A wife waits for her husband through the ruins and grows rich.
    1979|Mad Max|George Miller|93|Action|7.2|A highway policeman loses everything to a gang and takes the last fast car.
    1979|The Tin Drum|Volker Schlöndorff|142|Drama|7.6|A boy in Danzig refuses to grow and drums against the times.
    1980|The Shining|Stanley Kubrick|146|Horror|8.3|A writer winters in an empty hotel with his family, and it has plans.
    1980|Raging Bull|Martin Scorsese|129|Drama|8.1|A boxer wins in the ring and destroys what he has at home.
    1980|The Elephant Man|David Lynch|124|Drama|8.2|A doctor finds a gentle man behind a sideshow curtain.
    1980|Kagemusha|Akira Kurosawa|180|History|7.9|A thief must pass for a dead warlord, and learns to be him.
    1981|Das Boot|Wolfgang Petersen|149|War|8.3|Forty men in a steel tube listen for the sound of depth charges.
    1981|Raiders of the Lost Ark|Steven Spielberg|115|Adventure|8.3|An archaeologist with a whip races soldiers to a golden chest.
    1982|Blade Runner|Ridley Scott|117|Science Fiction|8.1|In a rain of neon a tired policeman hunts people who were made.
    1982|Fanny and Alexander|Ingmar Bergman|188|Drama|8.1|Two children leave a warm theatre family for a bishop's cold house.
    1982|Fitzcarraldo|Werner Herzog|158|Adventure|8.0|A man who wants an opera in the jungle pulls a steamship over a hill.
    1982|E.T. the Extra-Terrestrial|Steven Spielberg|115|Science Fiction|7.9|A lonely boy hides a visitor who wants to call home.
    1982|The Thing|John Carpenter|109|Horror|8.2|At an Antarctic station anyone may not be who he was.
    1982|Yol|Şerif Gören|114|Drama|7.9|Five prisoners on leave cross Turkey and find no freedom at home.
    1983|Sans Soleil|Chris Marker|100|Documentary|7.8|A woman reads letters from a traveller about Japan, Africa and memory.
    1983|Nostalghia|Andrei Tarkovsky|125|Drama|8.0|A Russian poet in Italy promises to carry a candle across a pool.
    1984|Paris, Texas|Wim Wenders|145|Drama|8.1|A man walks out of the desert and has to learn his own story again.
    1984|Amadeus|Miloš Forman|160|Drama|8.4|A court composer understands better than anyone whom God has favoured.
    1984|風の谷のナウシカ (Nausicaä of the Valley of the Wind)|Hayao Miyazaki|117|Animation|8.1|A princess who flies a glider tries to make peace with giant insects.
    1984|Stranger Than Paradise|Jim Jarmusch|89|Comedy|7.5|Two idlers and a cousin from Budapest are bored in three places.
    1984|Once Upon a Time in America|Sergio Leone|229|Crime|8.3|An old gangster comes back to the street of his boyhood, and to a betrayal.
    1984|The Terminator|James Cameron|107|Science Fiction|8.0|A waitress learns that a machine has come from the future to kill her.
    1985|Ran|Akira Kurosawa|162|History|8.2|An old lord divides his land among three sons and loses his mind.
    1985|Come and See|Elem Klimov|142|War|8.4|A boy in Belarus digs up a rifle and grows old in a few days.
    1985|Brazil|Terry Gilliam|132|Science Fiction|7.9|A clerk dreams of wings, and a printing error finds an innocent man.
    1985|Back to the Future|Robert Zemeckis|116|Science Fiction|8.4|A teenager drives into the past and has to get his own parents together.
    1985|Vagabond|Agnès Varda|105|Drama|7.8|A young woman is found frozen in a ditch, and those who met her remember.
    1985|Tampopo|Jūzō Itami|114|Comedy|7.9|A lorry driver helps a widow to cook the perfect bowl of noodles.
    1985|A Time to Live and a Time to Die|Hou Hsiao-hsien|138|Drama|7.9|A boy grows up in Taiwan while his family dreams of going back.
    1986|Blue Velvet|David Lynch|120|Mystery|7.7|A student finds an ear in the grass and follows it to a singer.
    1986|The Sacrifice|Andrei Tarkovsky|149|Drama|7.9|An old man offers all that he has if the war will not have been.
    1986|Laputa: Castle in the Sky|Hayao Miyazaki|124|Animation|8.0|A girl falls slowly from an airship, and pirates want her stone.
    1987|Wings of Desire|Wim Wenders|128|Fantasy|8.0|An angel over Berlin falls in love and wants to taste coffee.
    1987|Where Is the Friend's House?|Abbas Kiarostami|83|Drama|8.0|A boy has his classmate's notebook and runs to the next village with it.
    1987|Babette's Feast|Gabriel Axel|102|Drama|7.8|A French cook spends all that she has on one dinner for a stern village.
    1987|Red Sorghum|Zhang Yimou|91|Drama|7.3|A bride in a red sedan chair becomes mistress of a wine distillery.
    1987|Yeelen|Souleymane Cissé|105|Fantasy|7.2|A young man with magic crosses the savanna to face his father.
    1988|となりのトトロ (My Neighbor Totoro)|Hayao Miyazaki|86|Animation|8.1|Two sisters new to the country meet the large keeper of the forest.
    1988|Grave of the Fireflies|Isao Takahata|89|Animation|8.4|A boy and his small sister try to live by themselves in the last months of war.
    1988|Akira|Katsuhiro Ōtomo|124|Animation|8.0|A bikers' boy in a rebuilt Tokyo wakes a power nobody can hold.
    1988|Cinema Paradiso|Giuseppe Tornatore|124|Drama|8.4|A director remembers the projectionist who taught him to love films.
    1988|A Short Film About Killing|Krzysztof Kieślowski|84|Drama|8.0|A senseless murder and its punishment are shown with the same eye.
    1988|Women on the Verge of a Nervous Breakdown|Pedro Almodóvar|88|Comedy|7.6|A voice actress looks for her lover, and half Madrid comes to her flat.
    1989|Do the Right Thing|Spike Lee|120|Drama|7.9|On the hottest day in Brooklyn a quarrel in a pizzeria boils over.
    1989|A City of Sadness|Hou Hsiao-hsien|157|History|7.8|Four brothers in Taiwan live through the change from one rule to another.
    1989|Dead Poets Society|Peter Weir|128|Drama|8.0|A teacher has his pupils stand on their desks, and it has consequences.
    """
}
