import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const shoppingB1 = template({
  id: 'shopping-b1',
  name: 'Rapporter un article',
  language: 'fr',
  level: 'B1',
  description: 'Le casque que tu as acheté ne marche plus. Rapporte-le au magasin et obtiens une solution juste.',
  role: 'Employé du service après-vente d’un magasin d’électronique à Lille',
  partner_name: 'Grégory',
  region: 'FR',
  scenario:
    'Tu as acheté un casque audio la semaine dernière, et il ne marche plus depuis hier. Tu as la boîte, mais tu ne trouves pas le ticket de caisse.',
  goals: [
    'Je peux expliquer ce qui ne marche pas.',
    'Je peux dire quand et comment j’ai acheté l’article.',
    'Je peux dire ce que je souhaite.',
    'Je peux réagir quand on me dit d’abord non.',
  ],
  grammar: ['le passé composé', 'ne… plus', 'le conditionnel : j’aimerais mieux…', 'pourtant et quand même'],
  vocabulary: words({
    'le casque': 'on le met sur les oreilles pour écouter de la musique',
    'la batterie': 'elle donne de l’énergie à un appareil',
    charger: 'remplir une batterie',
    'la garantie': 'la promesse de réparer ou d’échanger',
    défectueux: 'qui a un défaut',
    échanger: 'donner un article et en recevoir un autre',
    'le ticket de caisse': 'le papier que l’on reçoit quand on paie',
    'le bon d’achat': 'un papier pour payer dans le magasin',
    'le relevé bancaire': 'la liste de ce que l’on a payé',
    'faire tomber': 'laisser quelque chose aller par terre',
    'la réparation': 'le travail pour faire marcher de nouveau',
    'en rupture de stock': 'il n’y en a plus',
  }),
  facts: [
    fact('Le casque est encore sous garantie ?', 'garantie|garanti', 'Oui, tous nos casques sont garantis deux ans.'),
    fact(
      'La réparation dure combien de temps ?',
      ['réparation|réparer|envoyer', 'combien|temps|durée|longtemps|quand'],
      'Trois semaines en moyenne, parfois deux.',
    ),
    fact(
      'La réparation est payante ?',
      'réparation|réparer|payante|coûte réparer',
      'Non, sous garantie, elle est gratuite.',
    ),
    fact(
      'Combien coûte un casque neuf ?',
      ['combien|prix|coûte', 'casque|neuf|modèle|autre'],
      'Le même modèle coûte quatre-vingt-neuf euros, les autres entre quarante et deux cents.',
    ),
    fact(
      'Vous avez un autre modèle ?',
      'autre modèle|autres casques|couleur|marque|meilleur',
      'J’en ai une vingtaine, mais le vôtre est le plus demandé.',
    ),
    fact(
      'Quand est-ce qu’il revient en stock ?',
      'stock|livraison|arrive|recevez|commander',
      'Pas avant le mois prochain, malheureusement.',
    ),
    fact('Le bon d’achat est valable combien de temps ?', 'bon d’achat|bon|valable', 'Un an, dans tous nos magasins.'),
    fact(
      'Comment est-ce que je serai remboursé ?',
      'rembours*|argent|compte|espèces',
      'Sur la carte avec laquelle vous avez payé, en trois jours.',
    ),
    fact(
      'Pourquoi faut-il le ticket ?',
      ['pourquoi', 'ticket|preuve|papier'],
      'Pour prouver la date et le prix. C’est le règlement, je ne l’ai pas inventé.',
    ),
    fact(
      'Je peux parler au responsable ?',
      'responsable|directeur|directrice|chef|patron*',
      'Elle est en réunion, mais je peux décider de presque tout.',
    ),
    fact(
      'Jusqu’à quelle heure êtes-vous ouverts ?',
      'ouvert*|fermez|ferme|horaires|heure',
      'Jusqu’à dix-neuf heures trente, même le samedi.',
    ),
    fact('Comment vous appelez-vous ?', 'appelez|votre nom|prénom', 'Grégory, du service après-vente.'),
    fact(
      'Vous travaillez ici depuis longtemps ?',
      'travaillez|depuis longtemps|métier',
      'Depuis cinq ans, et j’ai vu des casques dans tous les états !',
    ),
    fact(
      'Ça arrive souvent avec ce modèle ?',
      'souvent|problème connu|autres clients|qualité',
      'Pas souvent, mais vous êtes le deuxième cette semaine.',
    ),
    fact(
      'Vous avez un casque, vous aussi ?',
      'vous aussi|votre casque|écoutez|musique',
      'Bien sûr, je ne prends jamais le métro sans musique.',
    ),
    fact('Il y a du wifi ?', 'wifi|internet', 'Oui, le réseau du magasin est gratuit.'),
    fact('Où sont les toilettes ?', 'toilettes|wc', 'Au premier étage, près des télévisions.'),
    fact('Je peux garder mes données ?', 'bluetooth|enregistre*', 'Un casque ne garde rien, ne vous inquiétez pas.'),
  ],
  steps: [
    step(
      'Que puis-je faire pour vous ?',
      [
        'casque*|achet*|marche*|fonctionne*|cassé*|rendre|rapport*|problème*|défectueux|échang*|son|charg*|panne|rembours*|écouteur*|article|produit|appareil|neuf|abîmé*|allume|réclamation|semaine|retour*|batterie|bruit|musique|entend*|oreille*',
      ],
      'Dis ce que tu as acheté, et quel est le problème.',
      'J’ai acheté ce casque la semaine dernière, et il ne marche plus.',
      {
        other_wordings: ['Alors, qu’est-ce qui vous amène ?', 'Dites-moi, quel est le souci ?'],
        reactions: [
          when('rembours*|argent', 'Vous pensez déjà à l’argent, je vois. Regardons d’abord l’appareil.'),
          when(
            ['casque*|écouteur*', 'marche*|fonctionne*|panne|cassé*|défectueux'],
            [
              'Un casque d’une semaine en panne, c’est ennuyeux, en effet.',
              'Déjà en panne ? Ce n’est pas normal, voyons ça.',
              'Je comprends que ça vous agace. On va regarder.',
            ],
          ),
          when('casque*|écouteur*|son|musique|entend*', 'Le casque, d’accord, montrez-le-moi.'),
          when(
            'cassé*|panne|marche*|fonctionne*|défectueux|abîmé*|batterie|charg*',
            'En panne, déjà ? Montrez-moi ça.',
          ),
          when(
            'échang*|rendre|rapport*|retour*|problème*|article|produit',
            'Vous êtes au bon endroit, montrez-moi l’article.',
          ),
          on('dont_know', 'Vous avez une boîte à la main : c’est un casque. Qu’est-ce qu’il a ?', { goes_to: 'stay' }),
          on('joke', 'Un café, c’est au rez-de-chaussée ! Et ici, qu’est-ce que je peux réparer ?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Que se passe-t-il exactement quand vous l’allumez ?',
      [],
      'Décris : « Quand je l’allume, … ».',
      'Quand je l’allume, la lumière devient rouge, mais il n’y a aucun son.',
      {
        other_wordings: [
          'Et qu’est-ce qu’il fait, au juste, si vous appuyez sur le bouton ?',
          'Décrivez-moi la panne : que se passe-t-il quand vous l’allumez ?',
        ],
        topics: [
          'rien|allum*|étein*|marche*|fonctionne*|démarre*|arrête*|coupe*|bouge*|réagi*|bloqu*|mort|lumière|lampe|rouge|vert|bleu|clignot*|écran|voyant|noir',
          'son|bruit*|entend*|entends|musique|voix|volume|grésill*|siffl*|silence|gauche|droite|côté|oreille*|fort|faible|micro|mal',
          'batterie|charg*|minute*|seconde*|chaud*|chauff*|fumée|odeur|brûl*|bip*|sonne|bouton*|câble|bluetooth|connect*|téléphone|ordinateur|tablette|mauvais*|bizarre*',
        ],
        reactions: [
          when('chaud*|chauff*|fumée|odeur|brûl*', 'Il chauffe ? Alors surtout, ne l’allumez plus.'),
          when('gauche|droite|un côté|seul côté', 'Un seul côté, je connais, c’est souvent un fil.'),
          when('grésill*|siffl*|bruit*|bizarre*', 'Des bruits bizarres, cela ne doit pas être agréable.'),
          when('rouge|clignot*|lumière|voyant|lampe', [
            'Cette lumière-là n’annonce rien de bon.',
            'D’accord, il s’allume, mais il refuse de travailler.',
            'Merci, c’est exactement ce qu’il me fallait savoir.',
          ]),
          when('bluetooth|connect*|téléphone|ordinateur', 'Un problème de connexion, donc. Cela arrive.'),
          when('coupe*|arrête*|minute*|seconde*|étein*', 'Il s’arrête tout seul, je note.'),
          when('rien|son|entend*|mort|allum*|marche*', 'Plus rien du tout, je note.'),
          on('dont_know', 'Essayons ensemble : vous voyez une lumière, vous entendez un son ?', { goes_to: 'stay' }),
          on('joke', 'Il fait du café ? Alors gardez-le ! Et plus sérieusement, que fait-il ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Est-ce que la batterie est chargée ? Et est-il tombé, par hasard ?',
      [
        'chargé*|charg*|batterie|tombé*|tomber|oui|non|jamais|déjà|attention|heures|nuit|toute|pleine|plein|eau|pluie|mouillé*|choc|terre|cent|fois|soin|soigneu*|sais|peut-être|vide|normal*|escalier|table|rien',
      ],
      'Réponds aux deux questions.',
      'J’ai essayé de le charger toute la nuit, et je ne l’ai jamais fait tomber.',
      {
        other_wordings: [
          'Je dois vous le demander : la batterie est pleine ? Il n’a pas pris de coup ?',
          'Vous l’avez bien chargé ? Et il n’est pas tombé ?',
        ],
        reactions: [
          when('jamais tombé|pas tombé|jamais fait tomber|pas fait tomber|jamais tomber|attention|soin|soigneu*', [
            'Aucun choc, en effet, il est comme neuf.',
            'Je vous crois, il n’a pas la moindre rayure.',
            'Très bien, donc ça ne vient pas de vous.',
          ]),
          when('eau|pluie|mouillé*', 'Un peu d’eau ? Je n’ai rien entendu… Il devrait y résister.'),
          when(
            'tombé*|tomber|choc|terre|escalier',
            'Une petite chute, alors. Merci d’être honnête, un bon casque doit y résister.',
          ),
          when('pas chargé*|vide', 'Je le branche ici… Non, même branché, rien ne se passe.'),
          when('chargé*|charg*|batterie|nuit|pleine|heures', 'La batterie n’est pas en cause, donc.'),
          on('no', 'Je vois. Je le branche ici… Non, rien ne se passe.'),
          on('yes', 'Je vérifie quand même… Il est en bon état, en effet.'),
          on('dont_know', 'Réfléchissez : vous l’avez branché combien de temps, hier ?', { goes_to: 'stay' }),
          on('joke', 'D’un avion, carrément ! Et en vrai, il est tombé ou non ?', { goes_to: 'stay' }),
          when('joué avec|frère a|sœur a|soin|bébé|tapis', 'Merci, je le note.'),
        ],
      },
    ),
    step(
      'Il me faut maintenant le ticket de caisse, s’il vous plaît.',
      [
        'ticket|perdu|trouve*|désolé*|maison|mail|relevé|banque|bancaire|carte|boîte|voici|voilà|oui|jeté*|payé*|facture|preuve|non|oubli*|poubelle|email|photo|téléphone|application|problème|sac|reçu|emballage|cadeau|sans',
      ],
      'Explique que tu ne le trouves pas, et propose autre chose.',
      'Je ne trouve plus le ticket de caisse, mais j’ai la boîte et mon relevé bancaire.',
      {
        other_wordings: [
          'Vous avez le ticket de caisse avec vous ?',
          'Pour continuer, j’ai besoin du ticket. Vous l’avez ?',
        ],
        reactions: [
          when(
            'voici le ticket|voilà le ticket|ai le ticket|oui voici|oui voilà',
            'Ah, merci… Il est illisible, l’encre est partie.',
          ),
          when('relevé|banque|bancaire|carte|application|mail|email|photo|facture', [
            'Une autre preuve, c’est déjà quelque chose.',
            'C’est mieux que rien, on va se débrouiller.',
            'Bon, je vais voir ce que je peux en faire.',
          ]),
          when('boîte|emballage', 'La boîte seule ne dit ni la date ni le prix, hélas.'),
          when('cadeau', 'Un cadeau ? Alors je comprends mieux.'),
          when('perdu|jeté*|poubelle|oubli*|trouve*|sans|maison|plus', 'C’est embêtant, cela.'),
          on('no', 'C’est embêtant, cela.'),
          on('yes', 'Merci… Ah, l’encre est partie, on ne lit plus rien.'),
          on('dont_know', 'Cherchez bien : dans le sac, dans la boîte, sur votre téléphone ?', { goes_to: 'stay' }),
          on('refusal', 'Je comprends, mais c’est le règlement. Auriez-vous autre chose, une carte, un mail ?', {
            goes_to: 'stay',
          }),
          when('tenez|le voilà|le voici', 'Merci. Hm, celui-ci est pour un câble, de l’an dernier.'),
        ],
      },
    ),
    step(
      'Sans ticket lisible, je ne peux normalement rien reprendre. Quand l’avez-vous acheté, et comment avez-vous payé ?',
      [
        'semaine*|jour*|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|dernier*|dernière|carte|espèces|liquide|relevé|banque|téléphone|application|payé|hier|mois|prouv*|montr*|chèque|euros|billet*|collègue|vendeu*|caisse|internet|site|ligne|matin|soir|ici|sans contact',
      ],
      'Dis le jour et comment tu as payé. Y a-t-il une autre preuve ?',
      'Vendredi dernier, par carte. Je peux vous montrer mon relevé bancaire sur mon téléphone.',
      {
        other_wordings: [
          'Le règlement demande un ticket lisible. Dites-moi au moins : quel jour, et payé comment ?',
          'Sans ticket lisible, c’est compliqué. Vous l’avez acheté quel jour, et payé par carte ou en espèces ?',
        ],
        reactions: [
          when(
            'espèces|liquide|billet*',
            'En espèces… Attendez, je cherche dans la caisse de ce jour-là. Oui, je retrouve la vente.',
          ),
          when('relevé|montr*|application|banque|photo|téléphone', [
            'Je vois la date et la somme, cela me suffit.',
            'Parfait, je retrouve votre achat.',
            'C’est très bien, ça remplace le ticket.',
          ]),
          when('carte|sans contact', 'Par carte, alors je retrouve la vente sur l’ordinateur. La voilà.'),
          when('vendeu*|collègue', 'Ma collègue s’en souvient sûrement. Oui, elle me fait signe.'),
          when('internet|site|ligne', 'Sur notre site ? Alors je retrouve la commande. La voilà.'),
          when(
            'vendredi|lundi|mardi|mercredi|jeudi|samedi|dimanche|semaine*|jour*|hier|mois',
            'Je cherche à cette date… Oui, je retrouve la vente.',
          ),
          on('dont_know', 'Était-ce la semaine dernière ? Et vous payez d’habitude par carte, ou en espèces ?', {
            goes_to: 'stay',
          }),
          on('joke', 'Avec des coquillages, comme autrefois ! Et sinon, par carte ou en espèces ?', {
            goes_to: 'stay',
          }),
          on('refusal', 'Je comprends que ce soit agaçant. Dites-moi juste le jour, et comment vous avez payé ?', {
            goes_to: 'stay',
          }),
          when('appli|relevé|sur mon compte|voit l’achat', 'Très bien, cela me suffit.'),
        ],
      },
    ),
    step(
      'Je pourrais l’envoyer en réparation, il faut compter trois semaines. Cela vous convient ?',
      [
        'non|long*|trois|neuf|nouveau|échang*|rembours*|argent|mieux|préfér*|préfère|besoin|oui|convient|accord|garantie|défectueux|attendre|impossible|trop|vite|aimerais|voudrais|possible|merci|inacceptable|prêt*|autre|tard|accept*|ok|gratuit*|semaine|suite|changer',
      ],
      'Dis ce que tu aimerais mieux, et pourquoi.',
      'C’est trop long. Il est défectueux et sous garantie : j’aimerais mieux l’échanger.',
      {
        other_wordings: [
          'Ce que je peux faire, c’est l’envoyer en réparation. Vous l’auriez dans trois semaines. Ça vous va ?',
          'Normalement, on répare : trois semaines environ. Seriez-vous d’accord ?',
        ],
        reactions: [
          when('rembours*|argent', 'Un remboursement, donc. Il faut que je regarde si je peux.'),
          when('neuf|nouveau|échang*|autre|changer', [
            'Un échange, ce serait le plus simple, c’est vrai.',
            'À votre place, je demanderais la même chose. Je regarde.',
            'Je vous comprends. Un instant, je vérifie le stock.',
          ]),
          when('garantie|défectueux|droit|loi', 'Vous connaissez vos droits, je vois.'),
          when(
            'trop long*|long*|attendre|impossible|inacceptable|besoin|vite|tard',
            'Trois semaines sans musique, je comprends.',
          ),
          on('no', 'Je m’y attendais un peu. Cherchons mieux.'),
          when('gratuit*|prêt*', 'C’est gratuit, mais je n’ai pas de casque à vous prêter.'),
          on('yes', 'C’est très arrangeant. Je regarde quand même s’il y a plus rapide.'),
          when(
            'accord|ok|convient|accept*|possible',
            'C’est très arrangeant. Je regarde quand même s’il y a plus rapide.',
          ),
          on('dont_know', 'Disons-le ainsi : pouvez-vous vivre trois semaines sans casque ?', { goes_to: 'stay' }),
          when('patience|sans musique|un autre en attendant|prêtez', 'Je vous comprends.'),
        ],
      },
    ),
    step(
      'Je vérifie… Ce modèle est en rupture de stock. Je peux vous donner un bon d’achat ou vous rembourser. Que choisissez-vous ?',
      [
        'rembours*|argent|bon|autre*|aucun*|modèle*|carte|espèces|choisis|préfère|prends|voudrais|achat|ni|réparation|deuxième|premi*|second*|égal|compte|attendre|les deux|euros|importe|casque',
      ],
      'Choisis, et donne une raison.',
      'Je préfère un remboursement : avec un bon d’achat, je ne saurais pas quoi prendre ici.',
      {
        other_wordings: [
          'D’après l’ordinateur, il n’y en a plus un seul en stock. Bon d’achat ou remboursement : que préférez-vous ?',
          'Hélas, ce casque est en rupture de stock. Voulez-vous un bon d’achat, ou votre argent ?',
        ],
        reactions: [
          when(
            'pas bon|pas de bon|sans bon|pas rembours*|pas d’argent',
            'Très bien, j’ai compris, on fait comme vous voulez.',
          ),
          when('rembours*|argent|espèces|compte|euros|deuxième|second*', [
            'L’argent sera sur votre compte dans trois jours.',
            'Pas de problème, je lance le remboursement.',
            'Très bien, c’est fait : vous serez remboursé cette semaine.',
          ]),
          when(
            'autre modèle|autre casque|autre',
            'Un autre modèle ? Avec le bon d’achat, vous choisirez tranquillement.',
          ),
          when('bon|achat|premi*', 'Voici votre bon, valable un an dans tous nos magasins.'),
          when(
            'ni|aucun*|attendre|réparation',
            'Vous préférez votre casque ? Alors je l’envoie en réparation, en express.',
          ),
          when('égal|importe', 'Alors je vous rembourse, c’est le plus simple.'),
          on('no', 'Je n’ai que ces deux possibilités. Plutôt le bon, ou plutôt l’argent ?', { goes_to: 'stay' }),
          on('dont_know', 'Allez-vous bientôt racheter quelque chose ici ? Si non, prenez l’argent. Alors ?', {
            goes_to: 'stay',
          }),
          on('joke', 'La télévision géante ? Elle coûte un peu plus ! Alors, le bon ou l’argent ?', {
            goes_to: 'stay',
          }),
          when('plus acheter|plus jamais|ailleurs|un autre magasin', 'C’est votre droit.'),
        ],
      },
    ),
    step(
      'Je peux faire autre chose pour vous ?',
      [],
      'Remercie, ou demande par exemple un papier qui le confirme.',
      'Je voudrais une confirmation, s’il vous plaît. Et merci pour votre aide.',
      {
        other_wordings: ['Y a-t-il encore quelque chose ?', 'Vous avez besoin d’autre chose aujourd’hui ?'],
        topics: [
          'merci|non|rien|revoir|aide*|gentil*|patience|journée|parfait|bonne|suffit|oui|accord|content*|sympa*|excellent|bientôt|remerci*|très bon|c’est tout|tout est|tout va|quand est|dans combien|par écrit|où est|où sont|mon argent',
          'confirm*|papier*|reçu|ticket|preuve|mail|email|signer|facture|copie|attestation|numéro|document*',
          'casque*|modèle*|chargeur|câble|téléphone|sac|conseil*|garantie|cherche*|voudrais|pourriez|pouvez|avez|combien|comment|est-ce|chef|responsable|rembours*',
          'dérangement|ait marché',
        ],
        reactions: [
          when('confirm*|papier*|reçu|preuve|mail|email|copie|attestation|document*', [
            'Voici la confirmation, signée et tamponnée.',
            'Je vous l’imprime tout de suite. Tenez.',
            'Bien sûr, je vous signe ça.',
          ]),
          when('conseil*|casque*|modèle*|recommand*', 'Revenez le mois prochain, je vous en mettrai un de côté.'),
          when('chargeur|câble|téléphone|sac', 'C’est au rayon d’à côté, mon collègue vous aidera.'),
          when('combien', 'Comptez trois jours, et appelez-moi s’il y a un problème.'),
          when('merci|gentil*|aide*|patience|sympa*', 'C’est moi qui vous remercie, c’était un plaisir.'),
          on('no', 'Alors tout est réglé.'),
          when('rien|parfait|suffit', 'Alors tout est réglé.'),
          on('yes', 'Je vous écoute : de quoi avez-vous besoin ?', { goes_to: 'stay' }),
          on('joke', 'Si j’avais ça en stock, je l’aurais déjà pris pour moi !'),
        ],
      },
    ),
  ],
  twists: [
    twist(
      4,
      'Ma cheffe nous regarde, alors je demande dans les règles : le ticket de caisse, s’il vous plaît. Vous l’avez ?',
    ),
    twist(6, 'L’ordinateur me propose une réparation, mais en Pologne : trois semaines. Cela vous convient ?'),
    twist(
      7,
      'Oh, mon collègue vient de vendre le tout dernier, il est en rupture de stock ! Bon d’achat ou remboursement : que choisissez-vous ?',
    ),
  ],
  starters: [
    'Pardon, c’est ici le service après-vente ?',
    'Bonjour. J’ai un problème avec un article.',
    'Bonjour, je voudrais rapporter quelque chose.',
  ],
  opening_message: 'Bonjour. Vous êtes au bon guichet.',
  closing_message: 'Encore désolé pour ce désagrément. Bonne journée, et j’espère que la musique reviendra vite !',
  correction: 'prompt',
})
