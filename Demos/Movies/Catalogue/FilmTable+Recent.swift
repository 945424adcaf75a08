extension FilmTable {
  /// Films from 1990 on.
  static let recent = """
    1990|Goodfellas|Martin Scorsese|145|Crime|8.5|A boy who always wanted to be a gangster becomes one, and pays in the end.
    1990|Close-Up|Abbas Kiarostami|98|Documentary|8.1|A man poses as a famous director, and everyone concerned plays himself.
    1990|Days of Being Wild|Wong Kar-wai|94|Romance|7.7|A charming idler in Hong Kong leaves women and looks for his mother.
    1990|Edward Scissorhands|Tim Burton|105|Fantasy|7.9|A gentle boy with blades for hands is taken to a pastel suburb.
    1991|The Silence of the Lambs|Jonathan Demme|118|Thriller|8.5|A trainee asks a murderer behind glass to help her catch another.
    1991|A Brighter Summer Day|Edward Yang|237|Drama|8.3|A schoolboy in Taipei is drawn into street gangs and a first love.
    1991|Raise the Red Lantern|Zhang Yimou|125|Drama|8.1|The fourth wife of a rich man learns the rules of the courtyards.
    1991|The Double Life of Véronique|Krzysztof Kieślowski|98|Fantasy|7.8|Two women who have never met feel each other's joys and losses.
    1991|Terminator 2: Judgment Day|James Cameron|137|Science Fiction|8.4|The old machine protects a boy from a newer one that flows like water.
    1991|Thelma & Louise|Ridley Scott|130|Drama|7.7|Two friends on a weekend trip drive on, and do not turn back.
    1992|Unforgiven|Clint Eastwood|130|Western|8.1|An old killer with two children takes one more job and finds he has not changed.
    1992|Reservoir Dogs|Quentin Tarantino|99|Crime|8.1|After a failed robbery men with colours for names look for the traitor.
    1992|Porco Rosso|Hayao Miyazaki|94|Animation|7.8|A pilot who has become a pig fights air pirates over the Adriatic.
    1992|Hyenas|Djibril Diop Mambéty|110|Drama|7.5|A rich woman comes back to her poor town and names her price.
    1993|Schindler's List|Steven Spielberg|195|History|8.8|A factory owner out for profit spends it all to save his workers.
    1993|Farewell My Concubine|Chen Kaige|171|Drama|8.2|Two singers of the Peking opera live through half a century together.
    1993|Groundhog Day|Harold Ramis|101|Comedy|8.1|A sour weatherman wakes up on the same morning until he is a better man.
    1993|The Piano|Jane Campion|121|Drama|7.6|A woman who does not speak is married overseas and left without her piano.
    1993|Jurassic Park|Steven Spielberg|127|Adventure|8.0|A park of living dinosaurs is inspected, and the power goes out.
    1993|Three Colours: Blue|Krzysztof Kieślowski|98|Drama|8.0|A widow tries to live without memories, and music will not let her.
    1993|The Scent of Green Papaya|Trần Anh Hùng|104|Drama|7.4|A servant girl in Saigon grows up among fruit, crickets and silence.
    1994|The Shawshank Redemption|Frank Darabont|142|Drama|9.0|A banker sentenced for life keeps a small hammer and a large hope.
    1994|Pulp Fiction|Quentin Tarantino|154|Crime|8.7|Two hit men, a boxer and a gangster's wife cross paths out of order.
    1994|Three Colours: Red|Krzysztof Kieślowski|99|Drama|8.2|A model runs over a dog and meets a judge who listens to telephones.
    1994|Chungking Express|Wong Kar-wai|102|Romance|8.0|Two policemen with broken hearts eat at the same snack bar in Hong Kong.
    1994|Sátántangó|Béla Tarr|439|Drama|8.2|Villagers in endless rain await the return of a man thought dead.
    1994|Forrest Gump|Robert Zemeckis|142|Drama|8.3|A man of simple mind runs through his country's history and loves one girl.
    1994|Léon: The Professional|Luc Besson|110|Crime|8.2|A killer who lives on milk takes in the girl from across the landing.
    1994|The Lion King|Roger Allers and Rob Minkoff|88|Animation|8.2|A cub blamed for his father's death grows up far from his throne.
    1994|Through the Olive Trees|Abbas Kiarostami|103|Drama|7.7|A bricklayer plays the husband of a girl who in life will not answer him.
    1994|Eat Drink Man Woman|Ang Lee|124|Comedy|7.8|A master cook in Taipei has three daughters at table and has lost his taste.
    1995|La Haine|Mathieu Kassovitz|98|Drama|8.1|Three friends in a suburb of Paris spend the day after a riot with a gun.
    1995|Toy Story|John Lasseter|81|Animation|8.2|A cowboy doll is jealous of the new space ranger in the children's room.
    1995|Ghost in the Shell|Mamoru Oshii|83|Animation|7.9|An agent with a built body hunts a hacker and wonders whose mind is hers.
    1995|Before Sunrise|Richard Linklater|101|Romance|8.1|Two strangers get off a train and talk through one night in Vienna.
    1995|Se7en|David Fincher|127|Crime|8.4|Two detectives follow a murderer who works through the deadly sins.
    1995|Heat|Michael Mann|170|Crime|8.2|A thief and a policeman have more in common than either likes.
    1995|The White Balloon|Jafar Panahi|85|Drama|7.6|A little girl sets out to buy a goldfish and loses the money on the way.
    1995|Underground|Emir Kusturica|170|Comedy|8.0|A man keeps his friends in a cellar making arms, years after the war is over.
    1996|Fargo|Joel Coen|98|Crime|8.1|A pregnant police chief looks into a kidnapping that was too clever.
    1996|Trainspotting|Danny Boyle|93|Drama|8.1|Young addicts in Edinburgh run, steal, and sometimes try to stop.
    1996|Secrets & Lies|Mike Leigh|142|Drama|7.9|A young optometrist looks for her mother and finds a surprised family.
    1996|Breaking the Waves|Lars von Trier|159|Drama|7.8|A woman of deep faith believes she can save her husband by sacrifice.
    1997|Taste of Cherry|Abbas Kiarostami|95|Drama|7.7|A man drives round the hills of Tehran looking for someone to bury him.
    1997|もののけ姫 (Princess Mononoke)|Hayao Miyazaki|134|Animation|8.3|A cursed prince comes between an iron town and the gods of the forest.
    1997|Happy Together|Wong Kar-wai|96|Romance|7.8|Two men from Hong Kong part and begin again in Buenos Aires.
    1997|Children of Heaven|Majid Majidi|89|Drama|8.1|A brother and sister share one pair of shoes and a secret.
    1997|L.A. Confidential|Curtis Hanson|138|Crime|8.1|Three very different policemen follow one massacre to their own station.
    1997|Life Is Beautiful|Roberto Benigni|116|Drama|8.4|A father in a camp tells his son that it is all a game.
    1997|Perfect Blue|Satoshi Kon|81|Animation|8.0|A singer who turns actress is followed by someone who knows her diary.
    1997|Hana-bi|Takeshi Kitano|103|Crime|7.7|A silent policeman robs a bank to take his sick wife on a last journey.
    1998|The Big Lebowski|Joel Coen|117|Comedy|8.1|A man at ease is mistaken for a millionaire, and his rug suffers.
    1998|Central Station|Walter Salles|110|Drama|8.0|A woman who writes letters for others takes a boy to find his father.
    1998|Run Lola Run|Tom Tykwer|81|Thriller|7.7|A woman has twenty minutes to find a fortune, three times.
    1998|After Life|Hirokazu Kore-eda|118|Fantasy|7.7|The newly dead have a week to choose one memory, which is then filmed.
    1998|The Celebration|Thomas Vinterberg|105|Drama|8.1|At his father's birthday dinner a son rises to make a speech.
    1998|Saving Private Ryan|Steven Spielberg|169|War|8.4|A squad goes behind the lines to send one man home.
    1999|The Matrix|Lana and Lilly Wachowski|136|Science Fiction|8.5|A programmer is offered two pills and finds out what the world is.
    1999|Fight Club|David Fincher|139|Drama|8.5|A man who cannot sleep meets a soap seller, and they begin to fight.
    1999|All About My Mother|Pedro Almodóvar|101|Drama|7.8|A nurse who has lost her son goes to Barcelona to look for his father.
    1999|Beau Travail|Claire Denis|92|Drama|7.5|A sergeant of the Foreign Legion remembers a recruit he could not bear.
    1999|The Straight Story|David Lynch|112|Drama|8.0|An old man drives a lawn mower across Iowa to see his brother.
    1999|Magnolia|Paul Thomas Anderson|188|Drama|8.0|Nine unhappy lives in one valley meet under strange weather.
    1999|Audition|Takashi Miike|115|Horror|7.3|A widower holds a false audition to find a wife, and finds one.
    2000|In the Mood for Love|Wong Kar-wai|98|Romance|8.2|Two neighbours suspect their spouses and rehearse what they must not feel.
    2000|Yi Yi|Edward Yang|173|Drama|8.2|A family in Taipei from a wedding to a funeral, with a boy who photographs backs.
    2000|卧虎藏龙 (Crouching Tiger, Hidden Dragon)|Ang Lee|120|Action|7.9|A stolen sword, a restless young noblewoman and a fight in the treetops.
    2000|Amores perros|Alejandro González Iñárritu|154|Drama|8.1|A car crash in Mexico City ties three stories and many dogs together.
    2000|Memento|Christopher Nolan|113|Thriller|8.4|A man without a memory hunts a killer by notes on his own skin.
    2000|Werckmeister Harmonies|Béla Tarr|145|Drama|8.0|A whale comes to a frozen town in a circus lorry, and unrest follows.
    2000|Dancer in the Dark|Lars von Trier|140|Musical|7.9|A factory worker who is going blind hears music in the machines.
    2000|Gladiator|Ridley Scott|155|Action|8.3|A betrayed general comes back to Rome in chains to face an emperor.
    2000|The Gleaners and I|Agnès Varda|82|Documentary|7.7|With a small camera the director meets those who live on what others leave.
    2001|千と千尋の神隠し (Spirited Away)|Hayao Miyazaki|125|Animation|8.5|A girl must work in a bathhouse for spirits to free her parents.
    2001|Amélie|Jean-Pierre Jeunet|122|Comedy|8.1|A shy waitress in Montmartre repairs other people's lives in secret.
    2001|Mulholland Drive|David Lynch|147|Mystery|8.0|A hopeful actress helps a woman who has forgotten who she is.
    2001|The Lord of the Rings: The Fellowship of the Ring|Peter Jackson|178|Fantasy|8.6|A small hobbit sets out with eight companions to destroy a ring.
    2001|Y tu mamá también|Alfonso Cuarón|106|Drama|7.7|Two boys and a woman drive to a beach they have made up.
    2001|Monsoon Wedding|Mira Nair|114|Comedy|7.5|A Delhi family gathers for a wedding with flowers, rain and secrets.
    2001|Lagaan|Ashutosh Gowariker|224|Drama|8.0|Villagers who cannot pay a tax must beat their rulers at cricket.
    2001|Atanarjuat: The Fast Runner|Zacharias Kunuk|172|Drama|7.5|An Inuit legend of love and envy, with a naked run across the ice.
    2002|City of God|Fernando Meirelles|130|Crime|8.5|A boy with a camera grows up where others grow up with guns.
    2002|The Pianist|Roman Polanski|150|War|8.4|A musician hides in Warsaw until the city is rubble.
    2002|Talk to Her|Pedro Almodóvar|112|Drama|7.9|Two men become friends beside the beds of two sleeping women.
    2002|Russian Ark|Alexander Sokurov|99|History|7.5|One unbroken walk through a palace leads through three centuries.
    2002|Infernal Affairs|Andrew Lau and Alan Mak|101|Crime|8.0|A policeman among gangsters and a gangster among policemen seek each other.
    2003|올드보이 (Oldboy)|Park Chan-wook|120|Thriller|8.3|A man locked up for fifteen years is released and given five days to learn why.
    2003|살인의 추억 (Memories of Murder)|Bong Joon-ho|132|Crime|8.2|Country policemen are out of their depth with a murderer who strikes in the rain.
    2003|Spring, Summer, Fall, Winter... and Spring|Kim Ki-duk|103|Drama|8.0|A monk and his pupil live on a floating temple through the seasons of a life.
    2003|Lost in Translation|Sofia Coppola|102|Drama|7.7|An ageing actor and a young wife cannot sleep in the same Tokyo hotel.
    2003|Finding Nemo|Andrew Stanton|100|Animation|8.1|A timid clownfish crosses an ocean to find his only son.
    2003|Tokyo Godfathers|Satoshi Kon|92|Animation|7.8|Three homeless people find a baby on Christmas Eve and look for her parents.
    2004|Eternal Sunshine of the Spotless Mind|Michel Gondry|108|Romance|8.3|A couple have each other erased, and he changes his mind halfway.
    2004|Moolaadé|Ousmane Sembène|124|Drama|7.5|A village woman gives four girls shelter that nobody may break.
    2004|Tropical Malady|Apichatpong Weerasethakul|118|Romance|7.2|A soldier courts a country boy, and then follows a tiger into the night.
    2004|Head-On|Fatih Akin|121|Drama|7.8|Two desperate people in Hamburg marry for show and then fall in love.
    2005|Caché|Michael Haneke|117|Thriller|7.4|A couple in Paris receive tapes of their own front door.
    2005|Brokeback Mountain|Ang Lee|134|Romance|7.8|Two ranch hands share a summer in the mountains and twenty years of longing.
    2005|The Death of Mr. Lăzărescu|Cristi Puiu|153|Drama|7.7|An old man with a headache is driven from hospital to hospital all night.
    2006|Pan's Labyrinth|Guillermo del Toro|118|Fantasy|8.1|A girl in a war-worn forest is given three tasks by a faun.
    2006|The Lives of Others|Florian Henckel von Donnersmarck|137|Drama|8.4|A secret policeman listens to a playwright's flat and begins to change.
    2006|Children of Men|Alfonso Cuarón|109|Science Fiction|8.0|No child has been born for eighteen years, and one woman is pregnant.
    2006|Paprika|Satoshi Kon|90|Animation|7.8|A machine that enters dreams is stolen, and the dreams break out.
    2006|Still Life|Jia Zhangke|108|Drama|7.3|Two people look for their spouses in a town about to be flooded.
    2006|Ten Canoes|Rolf de Heer|92|Drama|7.2|On a hunt for goose eggs an elder tells a young man an older story.
    2007|There Will Be Blood|Paul Thomas Anderson|158|Drama|8.2|A silver miner finds oil, and a preacher who will not leave him alone.
    2007|No Country for Old Men|Joel and Ethan Coen|122|Thriller|8.1|A hunter takes a case of money, and a man with a coin comes after him.
    2007|4 Months, 3 Weeks and 2 Days|Cristian Mungiu|113|Drama|7.9|A student helps her friend through a forbidden abortion.
    2007|Persepolis|Vincent Paronnaud and Marjane Satrapi|96|Animation|7.9|A girl in Tehran grows up between a revolution and punk music.
    2007|Secret Sunshine|Lee Chang-dong|142|Drama|7.6|A young widow moves to a small town, and is hit by worse.
    2007|Ratatouille|Brad Bird|111|Animation|8.0|A rat with a fine nose cooks in Paris under a kitchen boy's hat.
    2008|The Dark Knight|Christopher Nolan|152|Action|8.6|A masked man fights a clown who wants nothing but disorder.
    2008|WALL·E|Andrew Stanton|98|Animation|8.2|The last robot at work on a dirty planet falls in love with a probe.
    2008|Waltz with Bashir|Ari Folman|90|Documentary|7.9|A film-maker asks old comrades about a war he cannot remember.
    2008|Still Walking|Hirokazu Kore-eda|115|Drama|7.9|A family meets in summer to remember the son who drowned.
    2008|Let the Right One In|Tomas Alfredson|114|Horror|7.8|A bullied boy meets a girl who comes out only at night.
    2009|A Prophet|Jacques Audiard|155|Crime|7.9|A young prisoner learns to read, to trade and to kill.
    2009|The White Ribbon|Michael Haneke|144|Drama|7.8|Strange accidents befall a village on the eve of a great war.
    2009|About Elly|Asghar Farhadi|119|Drama|8.0|Friends on holiday by the sea lose a guest, and lies come out.
    2009|The Secret in Their Eyes|Juan José Campanella|129|Crime|8.1|A retired clerk writes a novel about the case that never left him.
    2009|Fantastic Mr. Fox|Wes Anderson|87|Animation|7.8|A fox who promised to behave robs three farmers.
    2009|Up|Pete Docter|96|Animation|8.1|A widower ties balloons to his house and finds a boy scout on the porch.
    2010|Inception|Christopher Nolan|148|Science Fiction|8.5|A thief of dreams is hired to leave an idea behind.
    2010|The Social Network|David Fincher|120|Drama|7.8|A student invents a site for friends and loses his only one.
    2010|Uncle Boonmee Who Can Recall His Past Lives|Apichatpong Weerasethakul|114|Fantasy|7.1|A dying farmer is visited by his wife's ghost and a son with red eyes.
    2010|Poetry|Lee Chang-dong|139|Drama|7.9|An old woman takes a course in verse while her grandson hides a crime.
    2010|Incendies|Denis Villeneuve|131|Drama|8.2|A mother's will sends her twins to find a father and a brother.
    2011|A Separation|Asghar Farhadi|123|Drama|8.3|A couple part over leaving the country, and a push on the stairs follows.
    2011|Once Upon a Time in Anatolia|Nuri Bilge Ceylan|157|Crime|7.9|Police and a suspect drive through the night looking for a grave.
    2011|Melancholia|Lars von Trier|136|Science Fiction|7.3|A bride's gloom turns to calm as a planet comes nearer.
    2011|The Turin Horse|Béla Tarr|146|Drama|7.7|A coachman and his daughter eat potatoes while the world goes out.
    2011|The Artist|Michel Hazanavicius|100|Comedy|7.7|A star of the silents fades as the girl he helped learns to talk.
    2012|Amour|Michael Haneke|127|Drama|7.9|Two retired music teachers face her illness at home, alone.
    2012|The Act of Killing|Joshua Oppenheimer|117|Documentary|8.1|Old killers in Indonesia are asked to film their deeds as they like.
    2012|Holy Motors|Leos Carax|115|Fantasy|7.3|A man is driven through Paris from one life to the next.
    2012|Wadjda|Haifaa al-Mansour|98|Drama|7.6|A girl in Riyadh enters a recital contest to win a green bicycle.
    2012|Wolf Children|Mamoru Hosoda|117|Animation|8.1|A young mother moves to the hills with two children who can turn into wolves.
    2013|The Great Beauty|Paolo Sorrentino|141|Drama|7.8|A writer of one book turns sixty-five among the feasts of Rome.
    2013|Her|Spike Jonze|126|Romance|8.0|A lonely man who writes letters for others falls in love with a voice.
    2013|Ida|Paweł Pawlikowski|82|Drama|7.5|A novice learns who her parents were and goes to find their grave.
    2013|The Tale of the Princess Kaguya|Isao Takahata|137|Animation|8.1|A bamboo cutter finds a tiny girl, who belongs to the Moon.
    2013|The Lunchbox|Ritesh Batra|104|Romance|7.7|A misdelivered lunch in Mumbai begins a correspondence.
    2013|12 Years a Slave|Steve McQueen|134|History|8.0|A free musician is kidnapped and sold to the plantations.
    2014|The Grand Budapest Hotel|Wes Anderson|100|Comedy|8.1|A concierge and his lobby boy are chased for a painting of an apple.
    2014|Boyhood|Richard Linklater|165|Drama|7.8|A boy grows up before our eyes, filmed for twelve years.
    2014|Whiplash|Damien Chazelle|107|Drama|8.4|A young drummer meets a teacher for whom nothing is ever in time.
    2014|Timbuktu|Abderrahmane Sissako|97|Drama|7.4|A herdsman near the desert town comes before the judges of its occupiers.
    2014|Wild Tales|Damián Szifron|122|Comedy|8.0|Six people are pushed one step too far.
    2014|Winter Sleep|Nuri Bilge Ceylan|196|Drama|7.9|A former actor keeps a hotel in the rocks and a high opinion of himself.
    2014|Interstellar|Christopher Nolan|169|Science Fiction|8.4|A pilot leaves his daughter on a dying Earth to look for another.
    2014|Song of the Sea|Tomm Moore|93|Animation|7.9|A boy discovers that his silent sister belongs half to the seals.
    2015|Mad Max: Fury Road|George Miller|120|Action|8.1|A driver with one arm steals a tyrant's wives and races back for freedom.
    2015|Embrace of the Serpent|Ciro Guerra|125|Adventure|7.8|A shaman leads two explorers, decades apart, to the same healing plant.
    2015|Son of Saul|László Nemes|107|Drama|7.4|A prisoner in a death camp wants to bury one boy.
    2015|Carol|Todd Haynes|118|Romance|7.5|A shop girl and an elegant customer meet over a toy train.
    2015|Inside Out|Pete Docter|95|Animation|8.1|Five feelings run a girl's mind, and two of them get lost in it.
    2015|Mustang|Deniz Gamze Ergüven|97|Drama|7.6|Five sisters are locked in for playing on the beach with boys.
    2016|Moonlight|Barry Jenkins|111|Drama|7.7|A boy in Miami becomes a man in three chapters.
    2016|Arrival|Denis Villeneuve|116|Science Fiction|8.0|A linguist learns to read the circles that visitors write.
    2016|The Handmaiden|Park Chan-wook|145|Thriller|8.1|A pickpocket serves an heiress to cheat her, and plans change.
    2016|Toni Erdmann|Maren Ade|162|Comedy|7.5|A father with false teeth turns up in his daughter's busy life.
    2016|Your Name|Makoto Shinkai|107|Animation|8.3|A girl in the mountains and a boy in Tokyo wake in each other's bodies.
    2016|Paterson|Jim Jarmusch|118|Drama|7.5|A bus driver writes poems in his breaks, for a week.
    2016|Train to Busan|Yeon Sang-ho|118|Horror|7.7|A father takes his daughter on a train, and so does the plague.
    2017|Get Out|Jordan Peele|104|Horror|7.8|A photographer visits his girlfriend's very friendly parents.
    2017|Loving Vincent|Dorota Kobiela and Hugh Welchman|94|Animation|7.7|In living oil paintings a young man carries a painter's last letter.
    2017|I Am Not a Witch|Rungano Nyoni|93|Drama|7.1|A girl of eight in Zambia is declared a witch and tied to a ribbon.
    2017|Coco|Lee Unkrich|105|Animation|8.2|A boy who may not make music looks for his ancestor among the dead.
    2017|Phantom Thread|Paul Thomas Anderson|130|Romance|7.7|A couturier's orderly house meets a waitress who will not be ordered.
    2018|Roma|Alfonso Cuarón|135|Drama|7.7|A maid in Mexico City holds a family together while her own life shakes.
    2018|万引き家族 (Shoplifters)|Hirokazu Kore-eda|121|Drama|8.0|A family that lives by stealing takes in a girl from the cold.
    2018|Burning|Lee Chang-dong|148|Mystery|7.6|A young writer meets a rich stranger with an odd hobby.
    2018|Cold War|Paweł Pawlikowski|88|Romance|7.6|A pianist and a singer love and leave each other across a border.
    2018|Capernaum|Nadine Labaki|126|Drama|8.2|A boy in Beirut sues his parents for having brought him into the world.
    2018|Spider-Man: Into the Spider-Verse|Bob Persichetti, Peter Ramsey and Rodney Rothman|117|Animation|8.3|A boy from Brooklyn gets powers, and company from other worlds.
    2018|An Elephant Sitting Still|Hu Bo|234|Drama|7.8|Four people in a grey city want to see an elephant that does not move.
    2018|Rafiki|Wanuri Kahiu|82|Romance|7.0|Two girls in Nairobi fall in love while their fathers run for office.
    2019|기생충 (Parasite)|Bong Joon-ho|132|Thriller|8.5|A poor family takes over the jobs in a rich house, one by one.
    2019|Portrait of a Lady on Fire|Céline Sciamma|122|Romance|8.1|A painter must portray a bride in secret, and looks too well.
    2019|Pain and Glory|Pedro Almodóvar|113|Drama|7.5|A director with a bad back meets his past again.
    2019|Atlantics|Mati Diop|106|Romance|7.0|In Dakar young men go to sea, and the women they left fall ill.
    2019|Klaus|Sergio Pablos|96|Animation|8.1|A lazy postman and a toymaker start something in a town of feuds.
    2019|Bacurau|Kleber Mendonça Filho and Juliano Dornelles|131|Thriller|7.4|A village in Brazil vanishes from the map, and then strangers come to shoot.
    2019|This Is Not a Burial, It's a Resurrection|Lemohang Jeremiah Mosese|120|Drama|7.2|An old woman in Lesotho will not let her village be drowned by a dam.
    2020|Nomadland|Chloé Zhao|107|Drama|7.3|A woman who lost her town lives in a van and follows the work.
    2020|Another Round|Thomas Vinterberg|117|Comedy|7.7|Four teachers test whether a little drink improves everything.
    2020|Wolfwalkers|Tomm Moore and Ross Stewart|103|Animation|8.0|A hunter's daughter befriends a girl who is a wolf when asleep.
    2020|Quo Vadis, Aida?|Jasmila Žbanić|101|War|8.0|A translator for the peacekeepers tries to bring her family to safety.
    2021|Drive My Car|Ryūsuke Hamaguchi|179|Drama|7.6|A widowed director and his silent driver rehearse what they cannot say.
    2021|Dune|Denis Villeneuve|155|Science Fiction|8.0|An heir comes to a desert world whose dust everyone wants.
    2021|Petite Maman|Céline Sciamma|73|Fantasy|7.4|A girl in the woods meets a girl of her age who is her mother.
    2021|Flee|Jonas Poher Rasmussen|89|Documentary|7.9|A man tells a friend for the first time how he got away from Kabul.
    2021|The Worst Person in the World|Joachim Trier|128|Comedy|7.7|A woman near thirty changes her mind in twelve chapters.
    2022|Everything Everywhere All at Once|Daniel Kwan and Daniel Scheinert|139|Science Fiction|7.8|The owner of a launderette saves all the worlds during a tax audit.
    2022|Aftersun|Charlotte Wells|102|Drama|7.6|A woman watches the videos of a holiday with her young father.
    2022|EO|Jerzy Skolimowski|88|Drama|6.9|A circus donkey wanders across Europe and meets all kinds of people.
    2022|The Banshees of Inisherin|Martin McDonagh|114|Comedy|7.7|On an island a man decides that he no longer likes his friend.
    2022|RRR|S. S. Rajamouli|182|Action|7.8|Two heroes meet on a bridge, become brothers, and fight an empire.
    2022|Saint Omer|Alice Diop|123|Drama|7.0|A writer attends the trial of a mother and is troubled by it.
    2023|Past Lives|Celine Song|106|Romance|7.8|Childhood friends from Seoul meet in New York after twenty-four years.
    2023|Anatomy of a Fall|Justine Triet|151|Mystery|7.7|A writer is accused of her husband's death, and their son must choose.
    2023|The Zone of Interest|Jonathan Glazer|105|History|7.4|A commandant's family tends its garden beside the wall of a camp.
    2023|Perfect Days|Wim Wenders|124|Drama|7.9|A man cleans toilets in Tokyo and looks up at the trees.
    2023|君たちはどう生きるか (The Boy and the Heron)|Hayao Miyazaki|124|Animation|7.5|A boy who has lost his mother follows a rude bird into a tower.
    2023|Oppenheimer|Christopher Nolan|181|History|8.2|A physicist builds the bomb and is then asked what he thinks of it.
    2023|Poor Things|Yorgos Lanthimos|141|Comedy|7.8|A woman with a new brain discovers the world and its bad manners.
    2024|Anora|Sean Baker|139|Comedy|7.4|A dancer marries an oligarch's son, and his parents board their jet.
    2024|Flow|Gints Zilbalodis|85|Animation|8.0|A cat in a flooded world shares a boat with animals it does not trust.
    2024|I'm Still Here|Walter Salles|137|Drama|7.9|A mother in Rio asks for years where her husband was taken.
    2024|All We Imagine as Light|Payal Kapadia|118|Drama|7.3|Two nurses and a cook in Mumbai leave the city for the sea.
    2024|The Seed of the Sacred Fig|Mohammad Rasoulof|167|Thriller|7.5|A judge's pistol vanishes at home, and he suspects his own daughters.
    2025|Sinners|Ryan Coogler|137|Horror|7.6|Twins open a dance hall in Mississippi, and the music calls something up.
    2025|It Was Just an Accident|Jafar Panahi|104|Thriller|7.6|A mechanic thinks that he has met the man who tortured him.
    2025|Sentimental Value|Joachim Trier|133|Drama|7.8|A director offers his estranged daughter a part in a film about their house.
    2025|The Secret Agent|Kleber Mendonça Filho|158|Thriller|7.7|A scientist in hiding comes to Recife in carnival week for his son.
    """
}
