import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const hotelB1 = template({
  id: 'hotel-b1',
  name: 'Se plaindre à l’hôtel',
  language: 'fr',
  level: 'B1',
  description: 'Ta chambre a plusieurs problèmes. Explique-les poliment et trouve une solution qui te convient.',
  role: 'Veilleur de nuit dans un hôtel de Bruxelles',
  partner_name: 'Monsieur Claes',
  region: 'BE',
  scenario:
    'Il est vingt-deux heures. Tu es arrivé cet après-midi, mais tu ne peux pas te reposer dans ta chambre. L’hôtel est presque complet et le veilleur doit chercher des solutions.',
  goals: [
    'Je peux décrire un problème clairement et poliment.',
    'Je peux dire ce que j’attends.',
    'Je peux comparer des propositions et choisir.',
    'Je peux confirmer ce que nous avons décidé.',
  ],
  grammar: ['trop et pas assez', 'déjà et pas encore', 'le conditionnel de politesse'],
  vocabulary: words({
    'se plaindre': 'dire que l’on n’est pas content',
    'la climatisation': 'elle rafraîchit la chambre',
    'le chauffage': 'il réchauffe la chambre',
    bruyant: 'qui fait du bruit',
    marcher: 'faire ce que la machine doit faire',
    'la fuite': 'de l’eau qui sort d’un tuyau',
    'la réduction': 'un prix plus bas',
    rembourser: 'rendre l’argent',
    'changer de chambre': 'aller dans une autre chambre',
    réparer: 'faire marcher de nouveau',
    disponible: 'libre',
    'le désagrément': 'un petit ennui',
  }),
  facts: [
    fact('Comment vous appelez-vous ?', 'appelez|votre nom', 'Monsieur Claes, veilleur de nuit.'),
    fact(
      'Vous travaillez ici depuis longtemps ?',
      ['travaillez|êtes', 'depuis|longtemps|ici'],
      'Depuis onze ans, et je connais tous les bruits de cette maison.',
    ),
    fact(
      'Vous dormez quand ?',
      'dormez|dormir quand|fatigué|nuit blanche',
      'Le jour, avec des rideaux bien épais. On s’habitue.',
    ),
    fact('D’où venez-vous ?', 'd’où|venez|belge|bruxelles', 'De Gand, mais Bruxelles est ma ville depuis vingt ans.'),
    fact(
      'Où est le directeur ?',
      'directeur|directrice|responsable|patron*|chef',
      'La directrice est là dès huit heures, et je lui laisserai un mot à votre sujet.',
    ),
    fact(
      'Combien coûte la chambre ?',
      ['combien|prix|coûte', 'chambre|nuit'],
      'Cent dix euros la nuit, petit-déjeuner non compris.',
    ),
    fact(
      'À quelle heure est le petit-déjeuner ?',
      ['petit-déjeuner|déjeuner', 'heure|quand|où|comment'],
      'De six heures et demie à dix heures, au rez-de-chaussée.',
    ),
    fact(
      'Combien coûte le petit-déjeuner ?',
      'petit-déjeuner|déjeuner',
      'Quinze euros, avec des gaufres, nous sommes en Belgique.',
    ),
    fact(
      'Comment est l’autre chambre ?',
      ['autre chambre|nouvelle chambre|chambre', 'comment|où|étage|taille|grande|petite|vue|calme'],
      'Elle est au quatrième, côté jardin : petite, sans vue, mais très calme.',
    ),
    fact('Le radiateur fait du bruit ?', 'radiateur', 'Il ronronne un peu, comme un gros chat.'),
    fact(
      'Quand vient le technicien ?',
      'technicien|réparer|réparation',
      'Il commence à sept heures, et il est très rapide.',
    ),
    fact(
      'Qui sont les voisins ?',
      'voisin*|bruit|fête',
      'Une équipe de jeunes sportifs. Je peux leur demander de baisser le ton.',
    ),
    fact(
      'Il y a d’autres hôtels ?',
      'autre hôtel|autres hôtels|ailleurs',
      'Ce soir, tout est complet à cause du sommet européen.',
    ),
    fact(
      'Quel est le mot de passe du wifi ?',
      'wifi|internet|mot de passe',
      'Le mot de passe est « gaufre22 », tout en minuscules.',
    ),
    fact(
      'Où est-ce que je peux encore manger ?',
      'manger|restaurant|friterie|faim|boire|bar',
      'La friterie de la place est ouverte jusqu’à minuit, et elle est excellente.',
    ),
    fact('Il y a un ascenseur ?', 'ascenseur|escalier', 'Oui, juste derrière vous, et il marche, lui.'),
    fact(
      'À quelle heure faut-il partir ?',
      'libérer|quitter|départ|partir',
      'À onze heures, mais pour vous, disons midi.',
    ),
    fact(
      'Je peux parler à quelqu’un demain ?',
      'demain|réclamation|plainte|plaindre',
      'La directrice vous recevra volontiers demain matin.',
    ),
  ],
  steps: [
    step(
      'Quel est le problème avec votre chambre ?',
      [
        'bruit*|bruyant*|froid*|chaud*|douche|eau|chauffage|climatisation|clim|lumière|lit|odeur|sent|pue|sale*|marche|fonctionne|cassé*|wifi|internet|fenêtre|porte|bain*|toilette*|voisin*|dormir|fuite|télé*|insecte*|cafard*|souris|araignée*|petite|musique|fumée|serviette*|drap*|noir|clé|panne|ascenseur',
      ],
      'Décris un problème : « … ne marche pas » ou « Il y a trop de… ».',
      'Le chauffage ne marche pas, et il fait trop froid pour dormir.',
      {
        other_wordings: [
          'Dites-moi, qu’est-ce qui ne va pas dans votre chambre ?',
          'Que se passe-t-il exactement dans la chambre ?',
        ],
        reactions: [
          when('froid*|chauffage', 'Du froid en plein novembre, je comprends votre visite.'),
          when('chaud*|climatisation|clim', 'Une chambre trop chaude, on n’y dort pas, c’est vrai.'),
          when('bruit*|bruyant*|voisin*|musique|fête', 'Encore ces sportifs du troisième… Je suis désolé.'),
          when(
            'fuite|eau|coule|douche|robinet|bain*|toilette*',
            'De l’eau qui fait des siennes, cela ne peut pas attendre.',
          ),
          when(
            'sale*|odeur|pue|sent|insecte*|cafard*|souris|araignée*|propre|drap*',
            'C’est inacceptable, j’en ai honte pour la maison.',
          ),
          when(
            'cassé*|marche|fonctionne|panne|lumière|lampe|télé*|wifi|porte|fenêtre',
            'Quelque chose en panne, donc. Je suis navré.',
          ),
          on('dont_know', 'Est-ce plutôt le bruit, la température ou la propreté ?', { goes_to: 'stay' }),
          on('joke', 'Un fantôme ? Il n’est là que le vendredi ! Plus sérieusement, qu’est-ce qui ne va pas ?', {
            goes_to: 'stay',
          }),
          when('frigo|gelé*|glacial*|sent bizarre|sent mauvais|odeur*', 'Oh, je suis vraiment désolé.'),
        ],
      },
    ),
    step(
      'C’est comme ça depuis quand, et avez-vous essayé quelque chose ?',
      [
        'depuis|arriv*|essayé|oui|non|déjà|fermé|ouvert|allumé|éteint|mis|monté|matin|début|appelé|frappé|parlé|nettoyé|bouton|rien|midi|tourné|appuyé|attendu|pull|bouchons|longtemps|instant|peu|depuis hier|hier soir|ce soir|une heure|# heures|deux heures|une demi-heure|tout essayé|j’ai demandé|on m’a dit',
      ],
      'Dis depuis quand, et ce que tu as déjà essayé.',
      'Depuis cet après-midi. J’ai déjà essayé de le réparer, mais rien ne se passe.',
      {
        other_wordings: [
          'Quand l’avez-vous remarqué, et qu’avez-vous déjà essayé ?',
          'Depuis combien de temps est-ce ainsi ? Et qu’avez-vous tenté ?',
        ],
        reactions: [
          when('rien essayé|pas essayé|rien fait|rien pu', 'Vous avez bien fait de venir directement.'),
          when('appelé|téléphoné', 'Vous aviez déjà prévenu quelqu’un ? On aurait dû m’en parler.'),
          when('frappé|parlé|voisin*', 'Vous leur avez parlé vous-même, c’était courageux.'),
          when(
            'essayé|tourné|appuyé|bouton|mis|allumé|éteint|réparer|ouvert|fermé|monté|couverture*|pull',
            'Vous avez vraiment tout essayé, je vois.',
          ),
          when('arriv*|après-midi|début|matin', 'Depuis votre arrivée ? Quelle patience.'),
          when('minute*|maintenant|depuis', 'Je le note dans le cahier, avec l’heure.'),
          on('no', 'Rien, d’accord, ce n’était pas à vous de le faire.'),
          on('dont_know', 'Disons autrement : était-ce déjà ainsi à votre arrivée ?', { goes_to: 'stay' }),
          when(
            'toute la journée|toute la soirée|toute la nuit|remarquer|viens de le',
            'Je comprends. Merci de me l’avoir dit tout de suite.',
          ),
        ],
      },
    ),
    step(
      'Y a-t-il autre chose qui ne va pas ?',
      [],
      'Cite un deuxième problème, ou dis que c’est le seul.',
      'Oui, les voisins sont très bruyants, et il y a une fuite dans la salle de bains.',
      {
        other_wordings: [
          'Avez-vous remarqué un autre problème ?',
          'Et à part cela, le reste de la chambre est en ordre ?',
        ],
        topics: [
          'oui|non|rien|seul*|problème*|ça suffit|malheureusement|parfait|heureusement|merci|va bien|tout va|c’est tout|tout est|rien d’autre|non plus|le reste est|pas d’autre|un autre problème',
          'bruit*|bruyant*|voisin*|musique|fête|rue|porte*|calme|ascenseur',
          'froid*|chaud*|chauffage|climatisation|fenêtre*|rideau*|lumière*|lampe*|ampoule|télé*|télécommande|wifi|internet|prise*|clé|carte|coffre|frigo|sèche-cheveux',
          'eau|douche|bain*|toilette*|lavabo|robinet|fuite|serviette*|savon|papier|miroir',
          'lit|matelas|oreiller*|drap*|couverture*|dur|mou|odeur|sent|pue|sale*|propre|poussière|insecte*|cafard*|araignée*|souris|cheveu*|fumée|petite|vue|marche|cassé*|manque',
          'petit-déjeuner|décevant*|déçu*|nettoyé|nettoyer|ménage|suffit|serviettes',
        ],
        reactions: [
          when('fuite|eau|douche|bain*|toilette*|robinet|lavabo', 'De l’eau aussi ? Ce n’est vraiment pas votre jour.'),
          when(
            'bruit*|bruyant*|voisin*|musique|fête|rue',
            'Je vais leur téléphoner tout de suite, vous n’êtes pas le premier client à le dire.',
          ),
          when(
            'sale*|odeur|pue|sent|poussière|insecte*|cafard*|cheveu*|drap*',
            'Je suis confus, je le signale au ménage dès demain.',
          ),
          when('wifi|internet|télé*|lampe*|lumière*|prise*|clé', 'C’est noté aussi, cela, au moins, se répare vite.'),
          when('lit|matelas|oreiller*|couverture*', 'Un bon lit, c’est pourtant le minimum.'),
          when('rien autre|c’est tout|le seul|seul problème|rien', 'Tant mieux, un seul problème, on va le régler.'),
          on('no', 'Tant mieux, un seul problème, on va le régler.'),
          on('yes', 'Aïe. De quoi s’agit-il ?', { goes_to: 'stay' }),
          on('dont_know', 'Pensez à la salle de bains, au lit, au bruit : tout était en ordre ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Voici ma difficulté : notre technicien est déjà rentré. Il pourrait venir demain à sept heures. Ça vous irait ?',
      [
        'non|tard|tôt|avant|oui|désolé*|accord|demain|possible|impossible|matin|urgent|suite|autre|ok|sept|huit|pars|problème|voudrais|préfér*|solution|aider|vous-même|merci|pas possible|peux pas|pas attendre|pas d’accord|la nuit sans|ça va|va pas|me va|très bien|c’est bien|j’ai froid|fait froid|mon train',
      ],
      'Dis si cela te convient, et pourquoi.',
      'C’est malheureusement trop tard, parce que je dois dormir cette nuit.',
      {
        other_wordings: [
          'Le technicien ne revient que demain à sept heures. Est-ce que cela vous conviendrait ?',
          'À cette heure-ci, je n’ai plus de technicien ; il serait là demain à sept heures. Pourriez-vous attendre ?',
        ],
        reactions: [
          when(
            'trop tard|ce soir|cette nuit|tout de suite|maintenant|attendre',
            'Vous avez raison, on ne va pas vous laisser ainsi toute la nuit.',
          ),
          when(
            'trop tôt|dors|huit|plus tard',
            'Sept heures, c’est tôt, je le reconnais. Mieux vaut régler cela ce soir.',
          ),
          when('dormir|fatigué*', 'Il faut que vous puissiez dormir, c’est évident.'),
          when('pars|avion|partir', 'Et demain, vous partez. Alors cherchons autre chose.'),
          on('no', 'Je m’en doutais. Cherchons autre chose.'),
          when(
            'd’accord|accept*|ok|convient|irait|parfait',
            'C’est aimable. Mais d’ici là, je ne veux pas que vous passiez une mauvaise nuit.',
          ),
          on('yes', 'C’est aimable. Mais d’ici là, je ne veux pas que vous passiez une mauvaise nuit.'),
          on('dont_know', 'Dites-moi franchement : pourriez-vous dormir dans cette chambre cette nuit ?', {
            goes_to: 'stay',
          }),
          on('joke', 'Je suis veilleur, pas plombier, hélas ! Alors, demain à sept heures, est-ce que ça irait ?', {
            goes_to: 'stay',
          }),
          when('pas le choix|jusque-là|en attendant|plus tôt', 'Je comprends, ce n’est pas l’idéal.'),
        ],
      },
    ),
    step(
      'J’ai une autre chambre, mais elle est plus petite et sans vue. Ou bien je vous monte un radiateur et deux couvertures. Qu’est-ce que vous préférez ?',
      [
        'chambre*|petite|autre|radiateur|couverture*|préfère|changer|premi*|deuxième|second*|aucun*|les deux|vue|rester|reste|déménag*|calme|valise*|bagages|nouvelle|ni|chauffage|prends|égal|importe|accord|quatrième|plus grande|rembours*|hôtel',
      ],
      'Choisis, et donne une raison.',
      'Je préfère changer de chambre, si elle est disponible, parce qu’un radiateur fait du bruit.',
      {
        other_wordings: [
          'Deux possibilités : une petite chambre sans vue, mais en ordre, ou un radiateur et des couvertures dans la vôtre. Que choisissez-vous ?',
          'Je peux vous proposer une chambre plus petite, ou bien deux couvertures et un radiateur. Qu’est-ce qui vous arrangerait ?',
        ],
        reactions: [
          when(
            'ni|aucun*|autre hôtel|rembours*|partir|plus grande',
            'Je vous comprends, mais tout est complet ce soir. Je vous donne la petite chambre, et nous compterons le dérangement.',
          ),
          when(
            'pas changer|pas déménager|pas envie changer|rester|reste|garder',
            'Vous restez, donc. Je vous monte le radiateur et les couvertures moi-même.',
          ),
          when('les deux', 'La petite chambre, avec deux couvertures en plus : c’est possible.'),
          when(
            'changer|autre chambre|petite|nouvelle|première|chambre*',
            'La petite chambre est au calme, et je porterai vos valises.',
          ),
          when('radiateur|couverture*|deuxième|second*', 'Je vous monte le radiateur et les couvertures moi-même.'),
          when('égal|importe', 'Alors prenez la petite chambre, elle est plus calme.'),
          on(
            'no',
            'Je vous comprends, mais je n’ai rien d’autre ce soir. Plutôt la petite chambre, ou le radiateur ?',
            { goes_to: 'stay' },
          ),
          on('dont_know', 'Qu’est-ce qui compte le plus pour vous : le calme ou la place ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Et qu’est-ce qui vous semblerait juste pour ces désagréments ?',
      [
        'réduction*|rabais|rembours*|argent|prix|petit-déjeuner|déjeuner|gratuit*|payer|paie|moins|nuit*|rien|excuse*|repas|dîner|offert*|offrir|pour cent|café|boisson*|bière|gaufre*|moitié|cadeau|chocolat*|bon|euros|surclass*|suite|tard|taxi|parking|vin|geste|massage|compensation|verre',
      ],
      'Dis ce que tu attends : « Une réduction me semblerait… ».',
      'Une réduction ou un petit-déjeuner offert me semblerait juste pour ce désagrément.',
      {
        other_wordings: [
          'Que pourrions-nous faire pour nous faire pardonner ?',
          'Et comment l’hôtel pourrait-il réparer tout cela, selon vous ?',
        ],
        reactions: [
          when(
            'rembours* tout|nuit gratuit*|tout rembours*|rien payer|gratuit*',
            'Toute la nuit, je n’en ai pas le droit, mais je peux vous offrir la moitié et le petit-déjeuner.',
          ),
          when('petit-déjeuner|déjeuner|gaufre*', 'Le petit-déjeuner est pour nous, avec les gaufres, bien entendu.'),
          when(
            'réduction*|rabais|moins|moitié|pour cent|rembours*|prix|argent',
            'Une réduction, c’est raisonnable : je note trente pour cent.',
          ),
          when('chocolat*|bière|verre|café|boisson*|vin|dîner|repas', 'Avec plaisir, c’est la maison qui offre.'),
          when('excuse*', 'Alors toutes nos excuses, très sincèrement, et un café demain matin.'),
          when('rien', 'Rien ? Je ne peux pas accepter : je vous offre au moins le petit-déjeuner.'),
          on('dont_know', 'Un petit-déjeuner, par exemple, ou une réduction ?', { goes_to: 'stay' }),
          on(
            'joke',
            'La directrice va tomber de sa chaise ! Et plus modestement : une réduction, un petit-déjeuner ?',
            { goes_to: 'stay' },
          ),
          on('no', 'Je ne peux pas vous laisser sans rien : le petit-déjeuner est pour nous.'),
          when(
            'juste dormir|seulement dormir|du calme|partir plus tard|rester plus longtemps',
            'C’est tout naturel, je m’en occupe.',
          ),
        ],
      },
    ),
    step(
      'Pour que je n’oublie rien : qu’est-ce que nous avons décidé ?',
      [],
      'Résume : « Vous…, et moi, je… ».',
      'Je change de chambre maintenant, et le petit-déjeuner de demain est offert.',
      {
        other_wordings: [
          'J’écris tout dans le cahier pour la directrice. Pouvez-vous résumer notre accord ?',
          'Récapitulons, si vous voulez bien : que faisons-nous ce soir et demain ?',
        ],
        topics: [
          'chambre*|chang*|déménag*|nouvelle|petite|quatrième|valise*|bagages|clé|cette nuit|nuit gratuite|ce soir|le matin|demain matin|autre chambre|je reste|vous montez|monter',
          'radiateur|couverture*|chauffage|technicien|répar*|voisin*|appel*|téléphon*|demain|sept heures|maintenant',
          'petit-déjeuner|déjeuner|gratuit*|offert*|offr*|réduction*|rabais|pour cent|moins|pai*|pay*|rembours*|moitié|gaufre*|café|excuse*',
          'décid*|accord|résum*|donc|vous allez|je vais|vous me|donn*|apport*|prends|prendr*',
          'le monsieur|réparateur|vient à|vous m’aidez|je déménage|réduction',
        ],
        reactions: [
          when(
            [
              'chambre*|chang*|radiateur|couverture*',
              'petit-déjeuner|déjeuner|réduction*|offert*|rembours*|moins|gratuit*',
            ],
            'C’est exactement cela, je l’ai écrit mot pour mot.',
          ),
          when('chambre*|chang*|déménag*|valise*', 'Oui, la nouvelle chambre, voici la clé.'),
          when('radiateur|couverture*|technicien|répar*', 'C’est cela, je monte tout de suite.'),
          when(
            'petit-déjeuner|déjeuner|réduction*|offert*|rembours*|pour cent|moins',
            'C’est bien noté pour la directrice.',
          ),
          on('dont_know', 'Commençons par ce soir : où allez-vous dormir ?', { goes_to: 'stay' }),
          on('joke', 'J’aimerais bien l’écrire dans le cahier ! Mais en vérité, où allez-vous dormir ?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      4,
      'Voici ma difficulté : la technicienne est bloquée dans le train, elle ne sera là que demain à sept heures. Ça vous irait ?',
    ),
    twist(
      5,
      'Un client vient de partir : sa chambre est plus petite et sans vue, mais libre. Ou bien je vous monte un radiateur et deux couvertures. Qu’est-ce que vous préférez ?',
    ),
    twist(
      6,
      'La directrice vient de m’écrire : elle est désolée et vous laisse choisir. Qu’est-ce qui vous semblerait juste pour ces désagréments ?',
    ),
  ],
  starters: [
    'Bonsoir. J’ai un problème avec ma chambre.',
    'Excusez-moi, vous pouvez m’aider ?',
    'Bonsoir, je voudrais parler au responsable.',
  ],
  opening_message: 'Bonsoir. Je suis le veilleur de nuit, et je suis là pour vous aider.',
  closing_message:
    'Merci de votre patience et de votre gentillesse. Je vous souhaite une très bonne nuit, au chaud et au calme.',
  correction: 'prompt',
})
