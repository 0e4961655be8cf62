import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const smallTalkB1 = template({
  id: 'small-talk-b1',
  name: 'Conversation dans le train',
  language: 'fr',
  level: 'B1',
  description: 'Un long voyage en train et quelqu’un de sympathique à côté de toi. Fais vivre la conversation.',
  role: 'Une voyageuse dans un train de Paris à Nice',
  partner_name: 'Hélène',
  region: 'FR',
  scenario:
    'Vous avez tous les deux une place près de la fenêtre et des heures devant vous. Le train s’arrête en pleine campagne, et vous parlez de voyages, de chez vous et de projets.',
  goals: [
    'Je peux commencer une conversation et la continuer.',
    'Je peux raconter une petite histoire de voyage.',
    'Je peux donner mon avis et demander celui de l’autre.',
    'Je peux prendre congé poliment.',
  ],
  grammar: ['l’imparfait et le passé composé pour raconter', 'moi aussi / moi non plus', 'pendant que et quand'],
  vocabulary: words({
    'le retard': 'quand quelque chose arrive plus tard que prévu',
    'le trajet': 'le chemin entre deux endroits',
    'le paysage': 'ce que l’on voit de la nature',
    'être bloqué': 'ne pas pouvoir continuer',
    'l’annonce': 'ce que dit une voix à tous les voyageurs',
    'la correspondance': 'le train que l’on prend ensuite',
    'à l’étranger': 'dans un autre pays',
    grandir: 'passer son enfance quelque part',
    'le mal du pays': 'être triste parce que l’on est loin de chez soi',
    'valoir la peine': 'être assez bien pour faire un effort',
    'passer le temps': 'faire quelque chose en attendant',
    'la place': 'là où l’on est assis',
  }),
  facts: [
    fact(
      'Votre village vous manque ?',
      ['village|campagne|enfance', 'ennuyez|manque|regrettez|retournez|nostalgie'],
      'Mon village me manque un peu, surtout au printemps. Alors j’y retourne deux fois par an.',
    ),
    fact(
      'Comment vous appelez-vous ?',
      'appelez|votre nom|prénom',
      'Hélène. Enchantée, puisque nous avons encore des heures devant nous.',
    ),
    fact(
      'Et vous, où allez-vous ?',
      'vous allez|allez où|où allez|descendez|destination',
      'À Avignon, chez ma petite-fille, qui fête ses trois ans.',
    ),
    fact(
      'Que faites-vous dans la vie ?',
      'métier|travail*|profession|faites dans la vie|retraite',
      'Je suis traductrice, donc je travaille partout, même ici.',
    ),
    fact('Où habitez-vous ?', 'habitez|vivez|où à paris|quartier', 'À Paris, dans le dix-neuvième, près d’un canal.'),
    fact(
      'D’où venez-vous ?',
      'venez|d’où|née|grandi|village',
      'D’un village du Massif central : cent habitants et mille vaches.',
    ),
    fact(
      'Paris vous plaît ?',
      'paris|aimez vivre|plaît',
      'Ça dépend des jours. Le dimanche matin, c’est la plus belle ville du monde.',
    ),
    fact(
      'Vous avez des enfants ?',
      'enfants|fille|fils|famille|mari|petite-fille|marié*',
      'Une fille, et une petite-fille qui commande toute la maison.',
    ),
    fact(
      'Vous avez un animal ?',
      'chat|chien|animal|animaux',
      'Un chat qui déteste les trains, alors il est resté à Paris.',
    ),
    fact(
      'Vous voyagez souvent ?',
      'souvent|voyagez|prenez le train|trajet',
      'Une fois par mois, toujours avec trop de bagages.',
    ),
    fact(
      'Quel est votre plus beau voyage ?',
      'plus beau voyage|beau voyage|pays préféré|étranger|voyages',
      'L’Islande, avec ma fille. On a vu des baleines, et nous avons eu très froid.',
    ),
    fact(
      'Vous parlez quelles langues ?',
      'langue*|parlez|anglais|allemand|italien',
      'Français, allemand et italien, c’est mon gagne-pain.',
    ),
    fact('Que lisez-vous ?', 'lisez|livre|lire|roman', 'Un roman policier, et je crois que c’est le jardinier.'),
    fact(
      'Pourquoi sommes-nous arrêtés ?',
      'pourquoi|arrêté*|bloqué*|problème|annonce|passe-t-il',
      'Des vaches sur la voie, d’après l’annonce. Je vous assure !',
    ),
    fact(
      'On aura combien de retard ?',
      'retard|combien de temps|longtemps|arrive-t-on',
      'Une demi-heure, mais ils disent toujours ça.',
    ),
    fact(
      'Où est le wagon-restaurant ?',
      'restaurant|bar|café|manger|boire',
      'Dans la voiture quatre, le café n’y est pas mauvais.',
    ),
    fact('Il y a du wifi ?', 'wifi|internet|prise', 'Oui, mais en pleine campagne, il dort aussi.'),
    fact('Où sont les toilettes ?', 'toilettes|wc', 'Au bout du wagon, derrière vous.'),
    fact('Quel temps fait-il à Nice ?', 'temps fait|météo|soleil|pluie|nice', 'Vingt degrés et du soleil, paraît-il.'),
  ],
  steps: [
    step(
      'Sans indiscrétion, vous allez jusqu’où ?',
      [
        'jusqu*|vais|nice|chez|bout|gare|ami*|sœur|prochaine|marseille|avignon|cannes|lyon|toulon|monaco|italie|loin|antibes|aix|plage|descend*|à paris|à la|à #|pour voir|va voir|rendre visite|visiter|voir mon|voir ma|voir mes|le travail|mon travail|comme vous|même endroit|ma ville|à la maison|mon frère',
      ],
      'Dis où tu vas, et pourquoi.',
      'Je vais jusqu’à Nice, voir ma sœur. C’est un long trajet.',
      {
        other_wordings: ['Je peux vous demander où vous allez ?', 'Et vous descendez où, si je peux me permettre ?'],
        reactions: [
          when('sœur|soeur|famille|mère|père|parents|fils|fille|grand-mère|cousin*', [
            'Retrouver la famille, rien de plus beau.',
            'On ne se voit jamais assez, n’est-ce pas ?',
            'Ils doivent déjà vous attendre avec impatience.',
          ]),
          when('ami*|copain|copine', 'Des amis au bout du chemin, c’est parfait.'),
          when('vacances|la mer|plage', 'Des vacances ! Je vous envie, avec ce soleil là-bas.'),
          when('réunion|étud*|cours|entretien', 'Pour les affaires sérieuses, alors. Au moins, le paysage est beau.'),
          when('rentre*|chez moi', 'Vous rentrez chez vous, c’est le meilleur moment du voyage.'),
          when('nice|terminus|bout', 'Jusqu’au bout de la ligne, alors !'),
          when('*', '{place}, c’est une belle destination.'),
          on('refusal', 'Pardon, je suis trop curieuse ! Disons seulement : vous allez loin ?', { goes_to: 'stay' }),
          on('joke', 'Ce train ne va pas si loin, hélas ! Et en vrai, vous descendez où ?', { goes_to: 'stay' }),
          when(
            'deux arrêts|trois arrêts|encore * arrêts|au terminus|je descends',
            'Alors, profitons-en pour bavarder un peu.',
          ),
        ],
      },
    ),
    step(
      'Vous prenez souvent le train ?',
      [
        'oui|non|souvent|rarement|jamais|parfois|train*|voiture|avion|bus|car|préfère|presque|toujours|vélo|fois|parce|semaine*|mois|année|jour*|week-end|vacances|métro|travail|cher|pratique|lire|dormir|seulement|longtemps|habitude',
      ],
      'Dis si c’est souvent, et compare avec autre chose.',
      'Oui, assez souvent. En voiture, on est toujours bloqué, alors qu’ici, j’ai une bonne place.',
      {
        other_wordings: [
          'Vous voyagez toujours en train, ou plutôt en voiture ?',
          'C’est une habitude, chez vous, le train ?',
        ],
        reactions: [
          when('première fois', 'Votre première fois ? Il fallait bien que ça tombe sur un jour comme celui-ci !'),
          when('rarement|jamais|pas souvent|presque jamais', 'Rarement, alors. Vous avez bien choisi votre jour !'),
          when('lire|livre|dormir|musique', 'Lire, dormir, regarder dehors : le train, c’est ça.'),
          when('voiture|avion|bus|vélo', [
            'Je ne conduis pas, alors le choix est vite fait.',
            'Au moins, dans le train, on peut lire et rêver.',
            'Je vous comprends, moi aussi, j’ai fait mon choix.',
          ]),
          when('souvent|toujours|jours|semaine*|mois|travail', 'Vous connaissez donc toutes les surprises du voyage.'),
          on('no', 'Rarement, alors. Vous avez bien choisi votre jour !'),
          on('yes', 'Vous connaissez donc toutes les surprises du voyage.'),
          when('parfois|fois|vacances|week-end', 'De temps en temps, c’est encore un plaisir.'),
        ],
      },
    ),
    step(
      'Vous avez entendu l’annonce ? Nous sommes bloqués pour une demi-heure. C’est gênant pour vous ?',
      [
        'oui|non|correspondance|rate*|manqu*|tard|attend*|problème|sœur|soeur|appeler|temps|pressé*|chance|grave|rendez-vous|peu|gênant|trop|vraiment|retard|réunion|train|faim|pause|habitude|stress*|vacances|dérange*|énerv*|entendu|heure*|catastrophe|message|important|patient*|concert|avion|dîner',
      ],
      'Dis ce que cela change pour toi.',
      'Un peu. À cause du retard, j’ai peur de rater ma correspondance.',
      {
        other_wordings: [
          'Oh, encore une annonce : une demi-heure d’arrêt. Ça vous pose un problème ?',
          'Tiens, on ne bouge plus, et pour une demi-heure, disent-ils. Est-ce que ça vous dérange ?',
        ],
        reactions: [
          when(
            'pas grave|pas pressé*|temps|aucun problème|pas gênant|pas problème|vacances|patient*|pas trop|dérange pas',
            'Vous avez raison de le prendre ainsi.',
          ),
          when('correspondance|rate*|manqu*|avion', [
            'Demandez au contrôleur, souvent le train suivant attend.',
            'Ah, quel dommage ! Espérons qu’on rattrape un peu de temps.',
            'Ne vous inquiétez pas trop, il y en a un toutes les heures.',
          ]),
          when(
            'sœur|soeur|famille|ami*|mère|père|appeler|attend*|message',
            'Envoyez un petit message, on vous attendra.',
          ),
          when(
            'réunion|rendez-vous|travail|important|concert|dîner',
            'Ah, voilà qui est ennuyeux. Prévenez-les tout de suite.',
          ),
          when('énerv*|catastrophe|stress*|toujours|marre', 'Je comprends, moi aussi, ça m’agace un peu.'),
          when('faim|soif', 'J’ai des biscuits, servez-vous, je vous en prie.'),
          on('no', 'Tant mieux, moi non plus.'),
          on('yes', 'Je suis désolée pour vous. On n’y peut rien, hélas.'),
          on('dont_know', 'Quelqu’un vous attend à l’arrivée, peut-être ?', { goes_to: 'stay' }),
          when(
            'un bon livre|mon livre|un livre|ça ne fait rien|rien de grave|ce n’est rien|musique|série',
            'Vous avez bien raison de le prendre comme ça.',
          ),
        ],
      },
    ),
    step(
      'Alors, passons le temps. Quel est le plus beau voyage que vous ayez fait ?',
      [],
      'Raconte où, avec qui, et ce qui était spécial.',
      'Il y a deux ans, je suis allé à l’étranger avec mon père. En Norvège, le paysage valait la peine !',
      {
        other_wordings: [
          'Puisqu’on attend, racontez-moi : quel a été votre plus beau voyage ?',
          'On a tout notre temps. Quel voyage n’oublierez-vous jamais ?',
        ],
        topics: [
          'allé*|parti*|visit*|voyag*|découv*|séjour*|traver*|travers*|habit*|vécu|retourn*|rêv*|j’ai fait|nous avons fait|on a fait|passé|resté*|ai vu|avons vu|a vu|on a pris|j’ai pris|cet été|en été|plus beau|plus belle|très beau|c’était|en voiture|à vélo|à pied|une ville|une île',
          'la mer|plage*|montagne*|île*|désert|village*|lac|forêt|campagne|pays|étranger|océan|musée*|paysage*|aurore*|safari|croisière|camping|ski*',
          'italie|espagne|france|paris|japon|grèce|maroc|égypte|turquie|portugal|allemagne|autriche|suisse|angleterre|londres|irlande|écosse|norvège|suède|islande|canada|états-unis|amérique|new york|mexique|brésil|pérou|argentine|chili|cuba|inde|chine|thaïlande|vietnam|australie|afrique|asie|europe|venise',
          'ami*|famille|père|mère|parents|frère|sœur*|mari|femme|seul*|classe|copain*|copine*|enfants|grand-mère|grands-parents|fils|fille|couple|noces',
          'année*|hiver|vacances|semaine*|enfance|dernier*|celui-ci|jamais|aucun|magnifique|train|avion|bateau',
          'tous les étés',
        ],
        reactions: [
          when(
            'jamais voyag*|jamais parti*|jamais fait|aucun|pas encore|=jamais',
            'Pas encore ? Alors le plus beau est devant vous.',
          ),
          when('père|mère|parents|famille|frère|sœur*|grand-mère|enfants|fils|fille', [
            'En famille, les souvenirs sont encore plus forts.',
            'Voilà des moments qu’on garde toute sa vie.',
            'C’est précieux, un voyage comme celui-là.',
          ]),
          when('seul*', 'Sans personne, il faut du courage, et on n’oublie jamais.'),
          when(
            'ami*|copain*|copine*|classe|mari|femme|couple',
            'Avec les bonnes personnes, tout devient une aventure.',
          ),
          when('la mer|plage*|île*|océan|bateau', 'J’entends déjà les vagues.'),
          when('montagne*|ski*|paysage*|forêt|désert|aurore*', 'Quels paysages cela devait être !'),
          when('*', ['{place}, cela fait rêver.', '{place}… J’y pense depuis des années.']),
          when('musée*|allé*|visit*|voyag*|parti*', 'Cela fait rêver.'),
          on('dont_know', 'Même un petit voyage : la mer, la montagne, chez une tante ?', { goes_to: 'stay' }),
          on('joke', 'En fusée, donc ! Et sur Terre, quel voyage vous a plu ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Et en voyage, rien ne s’est jamais mal passé ?',
      [],
      'Raconte une petite histoire : « Pendant que nous…, … ».',
      'Si ! Pendant que nous dormions, quelqu’un a pris nos chaussures par erreur.',
      {
        other_wordings: [
          'Et vous n’avez jamais eu de mauvaise surprise en voyage ?',
          'Il y a toujours une petite catastrophe. Quelle a été la vôtre ?',
        ],
        topics: [
          'perdu*|oubli*|manqu*|cass*|tomb*|malade*|bless*|tromp*|erreur|pris|disparu*|trouv*|accident|panne|retard|annul*|grève|bloqu*|trompé*|arriv*|attend*|volé|voler|on m’a volé|perdre|ma valise|mes valises|la valise|mal au|très mal|mal passé|tout va|tout bien|tout s’est|bien passé|mon argent',
          'le train|mon train|du train|raté|ma clé|les clés|ma carte|il pleuvait|trop froid|trop chaud|c’était',
          'bagage*|sac*|passeport|billet*|portefeuille|téléphone*|chaussure*|papiers|lunettes|vêtement*',
          'avion|bus|voiture|hôtel|chambre|tente|bateau|aéroport|gare|police|hôpital|restaurant|route|vélo|métro|taxi',
          'pluie|pleu*|orage|tempête|neige|soleil|moustique*|serpent*|requin|chien*|singe*|insecte*|ventre|peur',
          'si|non|oui|rien|jamais|parfait|heureusement|chance|une fois|pendant|problème*|dispute*|compris',
          'a plu|intoxication|malade|vol de|volé*',
        ],
        reactions: [
          when(
            'rien du tout|rien de grave|jamais rien|rien ne|jamais de problème*|jamais eu|tout bien|parfait|=rien|=jamais',
            'Rien du tout ? Vous avez beaucoup de chance !',
          ),
          when(
            'disparu*|police|volé*|voler|voleur*|portefeuille',
            'Quelle frayeur ! On se sent si seul dans ces moments.',
          ),
          when('perdu*|oubli*', 'Moi, j’ai perdu ma valise trois fois, je vous comprends.'),
          when('malade*|ventre|hôpital|bless*|tomb*|accident', 'Loin de chez soi, c’est encore pire.'),
          when('pluie|pleu*|orage|tempête|neige', 'Le temps, on ne le choisit pas !'),
          when('manqu*|retard|annul*|grève|panne|bloqu*', 'Comme aujourd’hui, en somme !'),
          when('moustique*|serpent*|insecte*|singe*|chien*|requin', 'Les animaux n’étaient pas invités, pourtant !'),
          when('pris|tromp*|erreur|chaussure*|compris', [
            'Ce n’est pas vrai ! J’en ris encore.',
            'Oh non ! Heureusement, on en rit après.',
            'Quelle histoire ! On dirait un film.',
          ]),
          on('no', 'Rien du tout ? Vous avez beaucoup de chance !'),
          on('dont_know', 'Un train raté, une valise perdue, de la pluie… vraiment rien ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Moi, j’ai grandi dans un tout petit village, et maintenant j’habite à Paris. Où aimeriez-vous mieux vivre, à la campagne ou dans une grande ville ?',
      [
        'ville*|campagne|village|les deux|aucun*|grand*|petit*|la mer|aimerais|préfér*|préfère*|vivre|calme|tranquille|montagne|dépend|nature|banlieue|plage|paris|égal|entre|premi*|deuxième|maison|jardin|ferme|théâtre*|bruit|pollution|ici|étranger',
      ],
      'Choisis, donne une raison, et pose la question à ton tour.',
      'J’ai grandi en ville, mais j’aimerais mieux vivre à la campagne, c’est plus calme. Et vous, Paris vous plaît ?',
      {
        other_wordings: [
          'Je suis une fille de la campagne qui vit à Paris. Et vous, vous préféreriez vivre où : en ville ou à la campagne ?',
          'Regardez ces champs : j’ai grandi comme ça, avant Paris. Vous aimeriez y vivre, ou vous préférez la ville ?',
        ],
        reactions: [
          on('asks_back', 'Moi, ça dépend des jours, Paris me plaît surtout le dimanche.'),
          when('les deux|entre|dépend', 'Un peu des deux, ce serait l’idéal, en effet.'),
          when('la mer|plage|montagne', 'Près de la nature, mais avec une belle vue, je comprends.'),
          when(
            'pas campagne|pas la campagne|pas vivre à la campagne|campagne ennuy*|campagne trop',
            'La ville ne s’endort jamais, c’est vrai.',
          ),
          when(
            'pas ville|pas en ville|pas la ville|ville bruit|ville trop',
            'Le silence, le soir, cela me manque aussi.',
          ),
          when('campagne|village|calme|nature|jardin|ferme|tranquille', [
            'Le silence, le soir, cela me manque aussi.',
            'Et le matin, on entend les oiseaux.',
            'Je vous comprends : à Paris, on n’est jamais tranquille.',
          ]),
          when('ville*|paris|cinéma*|théâtre*|banlieue', 'La ville ne s’endort jamais, c’est vrai.'),
          on('dont_know', 'Imaginez un dimanche : une vache devant la fenêtre, ou un café en bas ?', {
            goes_to: 'stay',
          }),
          on('joke', 'Sur une péniche, ce serait drôle, aussi ! Mais plutôt ville ou campagne ?', { goes_to: 'stay' }),
          when('monde autour|du monde|des gens|vaches|bon air|entre les deux', [
            'Je vous comprends très bien.',
            'C’est un beau programme.',
          ]),
        ],
      },
    ),
    step(
      'Tiens, on repart ! Qu’est-ce que vous ferez en premier en arrivant ?',
      [
        'mang*|dor*|appel*|boir*|bois|sœur|soeur|ami*|hôtel|douche*|lit|dîne*|repos*|visit*|la mer|plage|baign*|nag*|glace|taxi|bus|soleil|courir|rien|march*|cherch*|change*|bain|photo*|voir ma|voir mon|voir mes|voir la|mon chat|mon chien|ma valise|mes valises|à la maison|chez moi|un café|le café|travailler',
      ],
      'Utilise « Je vais… » ou le futur.',
      'Je vais dîner avec ma sœur et lui raconter ce trajet.',
      {
        other_wordings: [
          'Ah, on bouge, enfin ! Quelle est la première chose que vous ferez là-bas ?',
          'Voilà, le train repart. Et en arrivant, que ferez-vous d’abord ?',
        ],
        reactions: [
          when('mang*|dîne*|restaurant|glace|pizza', [
            'Bon appétit d’avance, après ce voyage, vous l’aurez mérité.',
            'Ah, un bon repas, rien de tel après le train.',
            'Vous me donnez faim !',
          ]),
          when('dor*|lit|repos*|douche*|bain', 'Se reposer un peu, après tout ça, je vous comprends.'),
          when('la mer|plage|baign*|nag*|soleil', 'La mer d’abord ! Je ferais pareil.'),
          when(
            'sœur|soeur|famille|ami*|embrass*|retrouv*|mère|père|enfants',
            'Les retrouvailles sur le quai, c’est ce que je préfère.',
          ),
          when('promen*|visit*|march*|photo*', 'Une promenade, rien de mieux pour se dégourdir les jambes.'),
          when('appel*|taxi|bus|correspondance', 'Le côté pratique d’abord, c’est sage.'),
          on('dont_know', 'Fermez les yeux : la porte du train s’ouvre. Et ensuite ?', { goes_to: 'stay' }),
          on('joke', 'Embrasser le sol, comme les marins ! Et après, que ferez-vous ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Moi, je descends à la prochaine. C’était un plaisir de parler avec vous.',
      [
        'plaisir|revoir|voyage|journée|merci|aussi|chance|enchanté*|bon|bonne|route|également|soirée|continuation|bientôt|adieu|agréable|sympa*|heureu*|ravi*|pareillement|content*|passé vite|salut|séjour|fête|petite-fille|anniversaire|chouette|moi',
      ],
      'Prends congé, et souhaite quelque chose d’agréable.',
      'Pour moi aussi. Vous m’avez aidé à passer le temps. Bon voyage !',
      {
        other_wordings: [
          'C’est déjà ma gare ! Merci pour cette belle conversation.',
          'Bon, je dois vous laisser, la prochaine est pour moi. J’ai été ravie de parler avec vous.',
        ],
        reactions: [
          when('petite-fille|anniversaire|fête', 'Je lui raconterai notre conversation !'),
          when('revoir|bientôt|prochaine fois', 'Qui sait, le monde est petit.'),
          when('aussi|plaisir|enchanté*|également|pareillement|ravi*|content*|agréable|sympa*', [
            'C’est très gentil.',
            'Vous avez rendu ce retard presque trop court.',
            'Tout le plaisir était pour moi.',
          ]),
          when('merci', 'C’est moi qui vous remercie.'),
          when('bon|bonne|chance|route|journée|soirée|continuation|voyage', 'Merci, à vous aussi.'),
          on('joke', 'Vous m’aurez fait rire jusqu’au bout !'),
          when('dommage|discuter|parler avec|se reverra|se revoir|n’oubliez pas|prenez soin', [
            'C’est gentil à vous.',
            'Qui sait, le monde est petit !',
          ]),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Ça alors, l’annonce parle de vaches sur la voie ! Nous sommes bloqués pour une demi-heure. C’est gênant pour vous ?',
    ),
    twist(7, 'Écoutez, tout le wagon applaudit : on repart ! Qu’est-ce que vous ferez en premier en arrivant ?'),
    twist(
      4,
      'La lumière s’éteint… Voilà de quoi se raconter des histoires. Quel est le plus beau voyage que vous ayez fait ?',
    ),
  ],
  starters: [
    'Bonjour ! Cette place est libre ?',
    'Quel beau paysage, n’est-ce pas ?',
    'Bonjour ! On a encore du retard ?',
  ],
  opening_message: 'Bonjour ! Asseyez-vous, j’enlève mon sac. Le trajet va être long, n’est-ce pas ?',
  closing_message: 'Voilà ma gare. Au revoir, et que la suite du voyage vous soit douce !',
  correction: 'prompt',
})
