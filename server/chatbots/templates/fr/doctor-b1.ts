import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const doctorB1 = template({
  id: 'doctor-b1',
  name: 'Appeler le cabinet médical',
  language: 'fr',
  level: 'B1',
  description:
    'Appelle le cabinet, explique ce qui s’est passé et obtiens un rendez-vous, alors qu’il n’en reste presque plus.',
  role: 'Secrétaire d’un cabinet médical très occupé à Genève',
  partner_name: 'Madame Rochat',
  region: 'CH',
  scenario:
    'Tu t’es blessé ce week-end et ça ne va pas mieux. Tu appelles le lundi matin. Il ne reste presque plus de rendez-vous : explique pourquoi c’est important.',
  goals: [
    'Je peux raconter comment quelque chose est arrivé.',
    'Je peux décrire une douleur et son évolution.',
    'Je peux prendre rendez-vous par téléphone.',
    'Je peux demander un conseil.',
  ],
  grammar: ['le passé composé et l’imparfait', 'en train de', 'si + présent : Si ça s’aggrave…'],
  vocabulary: words({
    'la cheville': 'entre le pied et la jambe',
    'le poignet': 'entre la main et le bras',
    enflé: 'plus gros que d’habitude',
    'le bleu': 'une tache bleue sur la peau',
    'se tordre': 'plier une partie du corps dans le mauvais sens',
    glisser: 'perdre l’équilibre sur un sol mouillé',
    's’aggraver': 'devenir pire',
    'l’antidouleur': 'un médicament contre la douleur',
    urgent: 'qui ne peut pas attendre',
    annuler: 'dire que quelque chose n’aura pas lieu',
    'la radio': 'une photo des os',
    'l’assurance': 'elle paie quand il arrive quelque chose',
  }),
  facts: [
    fact(
      'De la glace et un médicament ?',
      ['glace|froid', 'antidouleur*|médicament*|comprimé*'],
      'De la glace dans un linge, oui, et un antidouleur que vous connaissez déjà.',
    ),
    fact(
      'De la glace, et une radio ?',
      ['glace|froid', 'radio*'],
      'De la glace dans un linge, dix minutes. Et la radio, c’est le docteur qui décidera.',
    ),

    fact(
      'Vous êtes docteur ?',
      ['êtes|es', 'docteur*|médecin|infirmière'],
      'Non, je suis la secrétaire. Mais après vingt ans ici, je connais bien les chevilles.',
    ),
    fact(
      'Comment vous appelez-vous ?',
      'votre nom|appelez-vous|vous appelez|à qui je parle',
      'Madame Rochat, je suis la secrétaire du cabinet.',
    ),
    fact(
      'Vous travaillez ici depuis longtemps ?',
      ['travaillez|êtes là', 'depuis|longtemps'],
      'Depuis vingt ans, et chaque lundi matin est pareil !',
    ),
    fact(
      'Le docteur Favre est un homme ou une femme ?',
      ['docteur|favre|médecin', 'homme|femme|sympa*|gentil*|jeune|bon|bonne'],
      'Le docteur Favre est un homme d’une cinquantaine d’années, très calme et très patient.',
    ),
    fact(
      'Où se trouve le cabinet ?',
      'adresse|où|trouve|arriver|rue|bus|tram',
      'Rue de Carouge 24, au premier étage. Le tram 12 s’arrête juste devant.',
    ),
    fact(
      'Il y a un ascenseur ?',
      'ascenseur|escalier|étage|fauteuil',
      'Oui, il y a un ascenseur à gauche de l’entrée.',
    ),
    fact('Je peux me garer ?', 'parking|garer|voiture|parc', 'Il y a un parking payant en face, à deux minutes.'),
    fact(
      'Combien coûte la consultation ?',
      'combien coûte|prix|coûte|payer|cher|tarif|francs',
      'L’assurance reçoit la facture directement. Sans assurance, comptez environ cent vingt francs.',
    ),
    fact(
      'Le cabinet est ouvert jusqu’à quelle heure ?',
      'ouvert|ouvre|ferme|fermé|horaires',
      'De huit heures à dix-huit heures trente, sauf le jeudi après-midi.',
    ),
    fact(
      'Est-ce que je dois aller aux urgences ?',
      'urgences|hôpital|ambulance',
      'Si la douleur devient insupportable ou si vous ne sentez plus vos doigts, oui, allez-y tout de suite.',
    ),
    fact(
      'Est-ce que je peux mettre de la glace ?',
      'glace|froid|glaçon*',
      'Oui, dix minutes plusieurs fois par jour, toujours dans un linge.',
    ),
    fact(
      'Est-ce que je peux prendre un médicament ?',
      'antidouleur*|médicament*|comprimé*|aspirine|ibuprofène|paracétamol|crème|pommade',
      'Un antidouleur que vous connaissez déjà, oui, comme c’est écrit sur la boîte.',
    ),
    fact(
      'Est-ce que je peux marcher ?',
      'marcher|bouger|sport|courir|conduire|vélo|travailler|jambe',
      'Le moins possible. Gardez la jambe ou le bras un peu en hauteur.',
    ),
    fact(
      'Il faut faire une radio ?',
      'radio*|radiographie|scanner|cassé|os|fracture',
      'C’est le docteur qui décidera. La radio se fait ici, ça dure cinq minutes.',
    ),
    fact(
      'Ça va durer combien de temps ?',
      'durer|dure|combien de temps|guéri*|longtemps',
      'La consultation dure un quart d’heure. Pour guérir, le docteur vous dira.',
    ),
    fact(
      'Quelqu’un peut m’accompagner ?',
      'accompagne*|mère|père|ami|venir avec|seul',
      'Bien sûr, venez avec quelqu’un, c’est même plus prudent.',
    ),
    fact(
      'Et si c’est pire ?',
      'pire|aggrave|fièvre|empire',
      'Rappelez-moi tout de suite, et je vous ferai passer plus tôt.',
    ),
    fact(
      'Vous parlez anglais ?',
      'parlez|anglais|allemand|italien|espagnol',
      'Un peu d’anglais et d’allemand, mais vous vous débrouillez très bien en français.',
    ),
    fact(
      'Pourquoi êtes-vous complets ?',
      ['pourquoi', 'complet*|place|plein|jeudi|occupé*'],
      'C’est la saison du ski et de la grippe : tout le monde appelle le lundi !',
    ),
    fact(
      'Et jeudi, à quelle heure ?',
      'jeudi|demain|mardi|mercredi|vendredi',
      'Jeudi, il reste une place à neuf heures, et demain, rien du tout.',
    ),
  ],
  steps: [
    step(
      'Que puis-je faire pour vous ?',
      [
        'rendez-vous|voir|consult*|docteur*|médecin|mal|douleur*|tombé*|chute|cheville|poignet|genou|main|pied|bras|jambe|dos|tête|accident|besoin|blessé*|blessure|épaule|doigt|coude|urgent*|urgence|foulé*|tordu*|cassé*|entorse|malade|aide*|soigner|examiner|problème|rdv|fait mal|nez|cou|cogné*|brûlé*',
      ],
      'Dis pourquoi tu appelles : « Je voudrais un rendez-vous, parce que… ».',
      'Je voudrais un rendez-vous, parce que je me suis fait mal à la cheville.',
      {
        other_wordings: ['Dites-moi, que vous arrive-t-il ?', 'En quoi puis-je vous aider ?'],
        reactions: [
          when('cheville|pied', [
            'La cheville, le pied, c’est toujours pénible : on s’en sert tout le temps.',
            'Aïe ! Asseyez-vous, au moins, pendant que nous parlons.',
            'Ah, ça fait mal, ça ! Surtout, ne marchez pas trop.',
          ]),
          when('poignet|main|doigt|bras|coude', 'Aïe, rien de plus gênant quand on a besoin de ses mains.'),
          when('genou|jambe', 'Le genou, la jambe, il ne faut pas plaisanter avec ça.'),
          when('dos|épaule|cou|nuque', 'Oh, ça, je connais : on ne sait plus comment dormir.'),
          when('tête', 'La tête, c’est sérieux, vous avez bien fait d’appeler.'),
          when('tombé*|chute|accident|blessé*|cassé*|tordu*', 'Je suis désolée pour vous.'),
          when('rendez-vous|rdv|voir|consult*|docteur*|médecin', 'Un rendez-vous, je vais voir ce que je peux faire.'),
          on('dont_know', 'Ne vous inquiétez pas. Dites-moi simplement où vous avez mal.', { goes_to: 'stay' }),
          on('joke', 'Le lundi matin, j’ai peu de temps pour rire ! Dites-moi plutôt : où avez-vous mal ?', {
            goes_to: 'stay',
          }),
          when(
            'boutons|mon fils|ma fille|mon bébé|mon enfant|fièvre|avaler|gorge|vertiges|allergi*|piqûre|piqué*|ordonnance|vaccin',
            ['Oh, ce n’est pas agréable, ça.', 'Je suis désolée pour vous.'],
          ),
        ],
      },
    ),
    step(
      'Comment est-ce arrivé ?',
      [],
      'Raconte au passé : « Je jouais…, quand j’ai… ».',
      'Je jouais au football quand j’ai glissé, et je me suis tordu la cheville.',
      {
        other_wordings: ['Racontez-moi : que s’est-il passé ?', 'Et qu’est-ce que vous faisiez quand c’est arrivé ?'],
        topics: [
          'tomb*|chut*|gliss*|trébuch*|tord*|foul*|cogn*|heurt*|coup*|cass*|renvers*|saut*|équilibre|bless*|accident*|craqu*|brûl*|je jouais|en jouant|jouer au|handball|je courais|en courant|je montais|en montant|je portais|en portant|en marchant|je marchais|je traversais|en traversant|en dormant',
          'frapp*|attaqu*|percut*|touché|lancé|fermé la porte|m’a fait|m’a donné',
          'je dormais|en travaillant|je travaillais|au travail|je rentrais|en rentrant|jardinage|je jardinais|en jardinant|je cuisinais|en cuisinant|me suis|je faisais|en faisant|j’étais|pendant que|la neige|de cheval|en voiture|du bus|dans le bus|du tram|en montagne|d’un arbre',
          'couteau|me suis fait|fait mal|mord*|griff*|une marche|raté',
          'foot*|basket*|tennis|volley|rugby|ballon|match|sport*|entraîn*|gym*|danse*|boxe|judo',
          'vélo|ski*|snow*|skate*|trottinette|patin*|moto|surf*|roller*|scooter',
          'escalier*|marches|trottoir|sol|herbe|glace|verglas|mouillé*|pluie|boue|randonnée|échelle|douche|baignoire',
          'descend*|soulev*|promen*|nettoy*|bricol*|déménag*|carton*|réveill*|grimp*|lever|levé*',
          'ce jour-là|soudain|tout à coup|d’un coup',
          'quelqu’un|un joueur|autre joueur|pouss*',
        ],
        reactions: [
          when('foot*|match|basket*|rugby|ballon|volley|tennis', [
            'Ah, le sport du week-end ! Le lundi, nous ne voyons que ça.',
            'J’espère que vous avez gagné, au moins.',
            'Le terrain devait être glissant, avec cette pluie.',
          ]),
          when('ski*|snow*|verglas|patin*', 'La neige et la glace, évidemment, c’est la saison.'),
          when('vélo|trottinette|skate*|moto|scooter|roller*', 'Aïe, sur deux roues, une chute va si vite.'),
          when(
            'escalier*|marches|échelle|baignoire|douche',
            'À la maison, c’est là qu’on se blesse le plus, vous savez.',
          ),
          when('mord*|griff*|chien m’|chat m’|pouss*', 'Oh là là, ce sont des choses qui arrivent vite.'),
          when('soulev*|je portais|ai porté|déménag*|carton*|bricol*', 'On veut faire vite, et voilà le résultat.'),
          when('gliss*|tomb*|trébuch*|chut*|tord*|cogn*|heurt*', 'Aïe, rien qu’à vous entendre, j’ai mal pour vous.'),
          on('dont_know', 'Dites-moi juste ce que vous faisiez : du sport, une promenade, du ménage ?', {
            goes_to: 'stay',
          }),
          on(
            'refusal',
            'C’est gênant ? Rassurez-vous, j’ai tout entendu. Dites-moi simplement : une chute, ou un choc ?',
            { goes_to: 'stay' },
          ),
          on('joke', 'Ça, le docteur ne me croira jamais ! Et sérieusement, que s’est-il passé ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Et maintenant, comment ça va ? Est-ce que ça a changé depuis ?',
      [
        'pire|mieux|enflé*|gonfl*|noir*|violet|mal|bouge*|march*|roug*|moins|chang*|dormir|dors|empir*|saign*|dur*|raide|pas trop|stable|légèrement|un peu|fort|forte|appuyer|plier|fièvre|plus enflé|plus gros|plus grand|un bleu|tout bleu|toujours mal|toujours pareil|peux pas|peux plus|très gros|c’est gros',
      ],
      'Décris : est-ce enflé ? Peux-tu bouger ? Est-ce pire ?',
      'Elle est enflée et j’ai un gros bleu. Ça s’aggrave quand je marche.',
      {
        other_wordings: [
          'Et depuis ce week-end, est-ce que ça va mieux ou moins bien ?',
          'Et aujourd’hui, à quoi ça ressemble ? C’est mieux ou c’est pire ?',
        ],
        reactions: [
          when(
            'pas mieux|pas changé|pareil|la même|le même|toujours',
            'Si rien ne change après deux jours, il faut regarder ça de près.',
          ),
          when('mieux|améliore*|va bien|moins mal', 'Tant mieux, c’est plutôt bon signe, mais on ne sait jamais.'),
          when('enflé*|gonfl*|gros|grosse', [
            'Si c’est enflé, il faut que le docteur voie ça.',
            'Ce n’est pas bon signe, il ne faut pas traîner.',
            'D’accord, je le note pour le docteur.',
          ]),
          when('bleu*|violet|noir|rouge', 'De toutes les couleurs, donc. Cela ne me plaît pas trop.'),
          when('dormir|dors|nuit', 'Une mauvaise nuit en plus, je vous plains.'),
          when(
            'pire|aggrav*|empir*|plus mal|très mal|terrible|horrible|bouger|march*|douleur*',
            'Cela doit faire vraiment mal.',
          ),
          on('yes', 'Ça a donc changé, et pas en bien, j’imagine.'),
          on('no', 'Aucun changement, je note.'),
          on('dont_know', 'Regardez bien : est-ce plus gros que d’habitude, ou d’une autre couleur ?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Le problème, c’est que le docteur est complet jusqu’à jeudi. Pourriez-vous attendre ?',
      [
        'non|peux|pire|urgent*|mal|demain|avant|besoin|oui|attendr*|attends|possible|plus tôt|jeudi|loin|tard|maintenant|supporte*|peur|dormir|examen|dépend|accord|grave|rapide*|trop mal|plus vite|vite possible|voir aujourd’hui|venir aujourd’hui|si c’est|si possible|pas marcher|peux marcher|à marcher',
      ],
      'Dis pourquoi tu ne peux pas attendre, ou si c’est possible.',
      'Je ne peux pas attendre si longtemps, c’est urgent : je marche à peine.',
      {
        other_wordings: [
          'Malheureusement, je n’ai plus rien avant jeudi. Est-ce que vous pouvez attendre ?',
          'Je regarde l’agenda… tout est pris jusqu’à jeudi. Cela peut-il attendre ?',
        ],
        reactions: [
          when('peux pas|pas attendre|pas possible|impossible|trop long|trop tard|trop loin|urgent*|longtemps', [
            'Je comprends, trois jours avec cette douleur, c’est trop.',
            'Vous avez raison, ce n’est pas raisonnable d’attendre.',
            'Non, je ne vais pas vous laisser souffrir jusqu’à jeudi.',
          ]),
          when(
            'march*|dormir|bouger|douleur*|mal|insupportable',
            'Dans cet état, non, je ne vous laisse pas jusqu’à jeudi.',
          ),
          when('travail*|examen|école|match|boulot', 'Je vois, vous avez aussi des obligations.'),
          on('no', 'Non, bien sûr. Ne quittez pas, je cherche encore.'),
          when('si|dépend|peut-être', 'Je préfère ne pas prendre de risque.'),
          on('yes', 'C’est courageux de votre part. Je regarde quand même s’il y a plus tôt.'),
          when('jeudi|accord|attendre|patient*|convient', 'C’est aimable. Je regarde quand même si je trouve mieux.'),
          on('dont_know', 'Disons-le autrement : arrivez-vous à bouger et à dormir, oui ou non ?', { goes_to: 'stay' }),
          when(
            'trois jours|supporter*|supporte|s’il le faut|rien avant|autre docteur',
            'Je comprends. Attendez, je regarde encore une fois.',
          ),
        ],
      },
    ),
    step(
      'Voyons… Quelqu’un vient d’annuler : aujourd’hui à midi et demi ou à six heures moins le quart. Qu’est-ce qui vous va le mieux ?',
      [
        'midi|demi*|six|quart|12|17|18|12h30|17h45|dix-sept|dix-huit|cinq|premi*|deuxième|second*|dernier*|tôt|tard|soir|après-midi|matin|aucun*|les deux|égal|n’importe|importe|maintenant|vite|suite|avant|après|ni|autre|peux pas',
      ],
      'Choisis une heure, et dis pourquoi.',
      'Six heures moins le quart, parce que je travaille jusqu’à cinq heures.',
      {
        other_wordings: [
          'Ah, deux patients ont annulé : midi et demi ou six heures moins le quart, aujourd’hui. Lequel préférez-vous ?',
          'Tiens, deux places viennent de se libérer, à midi et demi et à six heures moins le quart. Que choisissez-vous ?',
        ],
        reactions: [
          when(
            'ni l’un|aucun*|ni midi|peux pas|autre heure|autre jour',
            'Alors je vous glisse demain à huit heures, avant tout le monde.',
          ),
          when('égal|importe|les deux|n’importe', 'Alors je vous mets à midi et demi, ce sera fait.'),
          when(
            'midi|demi*|12h30|premi*|tôt|maintenant|vite|suite',
            'Midi et demi, c’est noté, le docteur mangera plus tard !',
          ),
          when('six|quart|17h45|dix-sept|deuxième|second*|dernier*|tard|soir|après', [
            'Six heures moins le quart, c’est noté.',
            'Très bien, en fin de journée, c’est plus calme.',
            'C’est réservé. Vous serez la dernière personne de la journée.',
          ]),
          on('no', 'Alors je vous glisse demain à huit heures, avant tout le monde.'),
          on('dont_know', 'Pensez à votre journée : plutôt à midi, ou plutôt le soir ?', { goes_to: 'stay' }),
          when('pause déjeuner|à ma pause', 'Midi et demi, alors.'),
        ],
      },
    ),
    step(
      'À votre avis, que faut-il apporter ?',
      [
        'carte*|assurance*|identité|passeport|médicament*|liste|rien|document*|radio*|papier*|argent|antidouleur*|carnet|ordonnance*|pièce|permis|dossier|certificat|vaccin*|téléphone|numéro|lunettes|allergi*|comprimé*|analyses|courage|porte-monnaie|portefeuille|francs|béquille*',
      ],
      'Pense aux papiers et aux médicaments.',
      'Ma carte d’assurance et les antidouleurs que je prends.',
      {
        other_wordings: ['Savez-vous ce qu’il faut apporter ?', 'Et d’après vous, que devez-vous prendre avec vous ?'],
        reactions: [
          when(
            ['assurance*', 'médicament*|antidouleur*|liste|ordonnance*'],
            [
              'Exactement, vous pensez à tout.',
              'Parfait, avec ça, on gagne du temps.',
              'Très bien, le docteur en aura besoin.',
            ],
          ),
          when('assurance*', 'Exactement, c’est ce que je demande en premier.'),
          when(
            'médicament*|antidouleur*|comprimé*|liste|ordonnance*',
            'Bonne idée. Et n’oubliez pas votre carte d’assurance.',
          ),
          when(
            'radio*|dossier|document*|papier*|carnet|certificat',
            'C’est utile, oui. Et prenez aussi votre carte d’assurance.',
          ),
          when('carte*|passeport|identité|permis|pièce', 'Oui, et aussi votre carte d’assurance, s’il vous plaît.'),
          when(
            'argent|francs|porte-monnaie|portefeuille',
            'L’argent n’est pas nécessaire, mais votre carte d’assurance, si.',
          ),
          when('rien', 'Si, tout de même : votre carte d’assurance.'),
          on(
            'dont_know',
            'Ce n’est pas un examen ! Qui paie la facture, par exemple : vous avez une carte pour cela ?',
            { goes_to: 'stay' },
          ),
          on('joke', 'Cela, laissez-le à la maison ! Et comme papiers, que faut-il ?', { goes_to: 'stay' }),
          when(
            'traduire|traducteur|traductrice|moi-même|lunettes|ma femme|mon mari|carnet',
            'Bonne idée, ça peut servir.',
          ),
        ],
      },
    ),
    step(
      'Voulez-vous savoir quelque chose d’ici là ?',
      [
        'dois|doit|peux|puis|quoi|comment|glace|chaud|antidouleur*|médicament*|comprimé*|marcher|prendre|mettre|non|bandage|jambe|adresse|faut|combien|coûte|rien|boire|sport|radio|si|conseil*|crème|du froid|c’est tout|tout est|est clair|faire du|parking|cabinet|est-ce que',
      ],
      'Demande un conseil : « Est-ce que je dois mettre de la glace ? »',
      'Est-ce que je dois mettre de la glace, et il faudra faire une radio ?',
      {
        other_wordings: [
          'Avez-vous encore une question pour moi ?',
          'Avant de raccrocher, avez-vous besoin d’un conseil ?',
        ],
        reactions: [
          on('no', ['Très bien, alors tout est clair.', 'Parfait, tout est dit.']),
          on('dont_know', 'Réfléchissez : la glace, les médicaments, le chemin… qu’est-ce qui n’est pas clair ?', {
            goes_to: 'stay',
          }),
          when('pour le moment|pour l’instant|c’est clair', 'Très bien. Sinon, rappelez-nous.'),
        ],
      },
    ),
  ],
  twists: [
    twist(
      4,
      'Le problème, c’est que le docteur part en congé demain, et tout est complet jusqu’à lundi. Pourriez-vous attendre ?',
    ),
    twist(
      5,
      'Oh, l’ordinateur est en panne, mais j’ai mon agenda en papier : aujourd’hui, midi et demi ou six heures moins le quart. Qu’est-ce qui vous va le mieux ?',
    ),
    twist(
      6,
      'Le docteur a une remplaçante cette semaine, et elle ne connaît pas vos papiers. À votre avis, que faut-il apporter ?',
    ),
  ],
  starters: [
    'Bonjour. C’est bien le cabinet du docteur Favre ?',
    'Bonjour, j’appelle pour un rendez-vous.',
    'Bonjour, j’espère que vous pouvez m’aider.',
  ],
  opening_message: 'Cabinet du docteur Favre, bonjour, le secrétariat à l’appareil.',
  closing_message: 'Alors à tout bientôt au cabinet, et prenez bien soin de vous d’ici là. Au revoir !',
  correction: 'prompt',
})
