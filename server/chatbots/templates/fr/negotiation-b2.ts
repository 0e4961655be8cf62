import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const negotiationB2 = template({
  id: 'negotiation-b2',
  name: 'À qui la belle chambre ?',
  language: 'fr',
  level: 'B2',
  description: 'Vous allez partager un appartement et vous voulez la même chambre. Négocie sans gâcher l’ambiance.',
  role: 'Une future colocataire, dans un appartement vide de Bordeaux',
  partner_name: 'Mathilde',
  region: 'FR',
  scenario:
    'Vous venez de signer pour un appartement de deux chambres : une grande avec balcon, sur la rue, et une petite, très calme, sur la cour. Le loyer est de mille euros en tout. Vous êtes assis par terre, entre les cartons, et il faut se mettre d’accord ce soir.',
  goals: [
    'Je peux défendre ma position avec des raisons.',
    'Je peux faire une offre et réagir à une contre-proposition.',
    'Je peux poser des conditions et répondre à une objection.',
    'Je peux trouver un compromis et résumer un accord.',
  ],
  grammar: [
    'le conditionnel pour proposer et nuancer',
    'à condition que, pourvu que + subjonctif',
    'certes… mais, en revanche, quitte à',
  ],
  vocabulary: words({
    'le loyer': 'l’argent que l’on paie chaque mois pour un logement',
    céder: 'accepter finalement ce que l’autre demande',
    'la contrepartie': 'ce que l’on donne en échange',
    'faire un effort': 'accepter de donner un peu plus que prévu',
    'à condition que': 'seulement si',
    's’engager à': 'promettre de faire quelque chose',
    'le préavis': 'le délai à respecter avant de partir',
    'couper la poire en deux': 'faire chacun la moitié du chemin',
    'un terrain d’entente': 'un point sur lequel on est d’accord',
    'tirer au sort': 'laisser le hasard décider',
    excessif: 'qui dépasse ce qui est raisonnable',
    'la caution': 'l’argent que l’on laisse en garantie',
  }),
  facts: [
    fact(
      'Comment t’appelles-tu, déjà ?',
      'appelles|ton nom|ton prénom',
      'Mathilde. Après trois visites ensemble, tu l’avais oublié !',
    ),
    fact(
      'Que fais-tu dans la vie ?',
      'métier|travail*|boulot|fais dans la vie|étudies|études|profession',
      'Je finis une thèse d’histoire, et je donne des cours le soir pour payer le loyer.',
    ),
    fact(
      'Pourquoi tiens-tu à cette chambre ?',
      ['pourquoi', 'chambre|tiens|veux'],
      'Je passe mes journées à écrire, et j’ai trois cents livres qui attendent un mur.',
    ),
    fact(
      'Combien mesure la grande chambre ?',
      ['grand*|mesure*|mètre*|surface|taille', 'chambre*|grande|petite|mètre*'],
      'La grande fait dix-huit mètres carrés, la petite onze.',
    ),
    fact(
      'Le loyer est de combien ?',
      'loyer|combien paie|coûte l’appartement|prix',
      'Mille euros en tout, donc cinq cents chacun si on partage à égalité.',
    ),
    fact(
      'Les charges sont comprises ?',
      'charges|électricité|chauffage|eau|internet|wifi',
      'L’eau est comprise. Le chauffage et internet, environ quatre-vingts euros par mois, sont à partager.',
    ),
    fact(
      'Il y a une place de parking ?',
      'parking|garage|voiture|vélo*',
      'Une seule place, dans la cour. On peut y mettre une petite voiture ou quatre vélos.',
    ),
    fact(
      'La rue est-elle bruyante ?',
      'bruit|bruyant*|calme|rue|tram',
      'Le tramway passe jusqu’à une heure du matin, on l’entend un peu sur le balcon.',
    ),
    fact(
      'Le balcon est ensoleillé ?',
      'balcon|soleil|lumière|lumineu*|ensoleillé',
      'Il est plein sud : le matin, on dirait la Méditerranée.',
    ),
    fact('Est-ce que tu fumes ?', 'fume*|cigarette*', 'Non, j’ai arrêté il y a deux ans et je n’y retoucherai pas.'),
    fact(
      'As-tu un animal ?',
      'chat|chien|animal|animaux',
      'Une tortue, Colette. Elle est très discrète, surtout en hiver.',
    ),
    fact(
      'Tu joues d’un instrument ?',
      'musique|instrument|piano|guitare|joues',
      'Du piano, mais électrique et avec un casque, rassure-toi.',
    ),
    fact(
      'Tu invites souvent du monde ?',
      'invite*|fête*|copain|ami*|monde|soirée*',
      'Un dîner par mois, pas davantage, et je fais la vaisselle le soir même.',
    ),
    fact(
      'Qui s’occupe du ménage ?',
      'ménage|vaisselle|nettoy*|poubelle*|cuisine',
      'Je propose un tour par semaine, affiché sur le frigo.',
    ),
    fact(
      'Combien de temps comptes-tu rester ?',
      'rester|resteras|combien de temps|longtemps|partir|bail',
      'Deux ans, le temps de finir ma thèse. Enfin, en théorie.',
    ),
    fact(
      'Quel est le préavis ?',
      'préavis|propriétaire|contrat|caution',
      'Un mois, et la caution est de mille euros : cinq cents chacun.',
    ),
    fact(
      'D’où viens-tu ?',
      'viens d’où|d’où|née|origine',
      'De Pau, au pied des Pyrénées. Bordeaux, pour moi, c’est la grande ville.',
    ),
    fact(
      'Quand doit-on décider ?',
      'quand|décider|urgent|ce soir|demain',
      'Ce soir : les déménageurs arrivent demain à huit heures.',
    ),
    fact(
      'On pourrait tirer au sort ?',
      'tirer au sort|hasard|pile ou face',
      'Pile ou face ? Pourquoi pas, mais seulement en dernier recours.',
    ),
  ],
  steps: [
    step(
      'Allons droit au but : la grande avec balcon, ou la petite sur cour ? Laquelle vises-tu ?',
      [
        'petite|balcon|cour|rue|calme|première|deuxième|seconde|lumineu*|soleil|18|11|grand|petit|plus grande|les deux|égal|importe|n’importe|aucune|belle|spacieuse|celle',
      ],
      'Dis clairement ce que tu veux, sans agressivité : « Je préférerais… ».',
      'Je préférerais la grande chambre, et je te préviens : je ne compte pas céder tout de suite.',
      {
        other_wordings: [
          'Bon, jouons cartes sur table : tu préfères la grande sur rue ou la petite sur cour ?',
          'Autant commencer par ce qui fâche : quelle chambre aimerais-tu, la grande ou la petite ?',
        ],
        reactions: [
          when(
            'égal|importe|n’importe|aucune préférence|pas de préférence|les deux',
            'Si ça t’était vraiment égal, on aurait déjà fini ! Allez, s’il fallait choisir : la grande ou la petite ?',
            { goes_to: 'stay' },
          ),
          when('pas la petite|pas petite', 'La grande, donc. Je m’en doutais, et figure-toi que je la veux aussi.'),
          when('pas la grande|pas grande', 'La petite, donc. Surprise : je la voulais aussi, pour écrire au calme.'),
          when('grande|balcon|soleil|lumineu*|rue|première|spacieuse|belle', [
            'La grande, évidemment. Figure-toi que je la veux aussi.',
            'Je m’en doutais ! Seulement voilà, j’ai déjà mesuré le mur pour mes livres.',
            'Décidément, nous avons les mêmes goûts.',
          ]),
          when(
            'petite|cour|calme|deuxième|seconde',
            'La petite ? Surprise : je la voulais aussi, pour écrire au calme.',
          ),
          on('dont_know', 'Imagine ton lit demain soir : il est côté balcon ou côté cour ?', { goes_to: 'stay' }),
          on('joke', 'Très bien, tu dormiras dans la baignoire ! Et sérieusement : la grande ou la petite ?', {
            goes_to: 'stay',
          }),
          when('devine', 'La grande, j’imagine. C’est bien ce que je craignais !'),
        ],
      },
    ),
    step(
      'Et pourquoi te reviendrait-elle, plutôt qu’à moi ?',
      [],
      'Donne une ou deux raisons : « Comme je…, j’ai besoin de… ».',
      'Comme je travaille à la maison, j’ai besoin de lumière et de place pour mon bureau.',
      {
        other_wordings: [
          'Dis-moi donc pourquoi tu la mériterais plus que moi.',
          'Essaie de me convaincre : qu’est-ce qui justifie que ce soit toi ?',
        ],
        topics: [
          'travail*|bosse*|télétravail*|bureau|ordinateur|étud*|révis*|examen*|cours|concentr*|client*|réunion*|projet*|la nuit je|dors la nuit|mes nuits|plus grand|trop grand|grande chambre|payer|paie|paye|payé|paierai*|gagne moins|gagne peu|écris|écrire|de l’air|mon âge|j’aime|j’adore|je préfère',
          'vue sur|belle vue|mon lit|grand lit|toujours voulu|toujours rêvé',
          'sommeil|insomni*|réveil*|bruit*|bruyant*|calme|silence|tranquill*|repos*|fatigu*',
          'lumi*|soleil|clair*|sombre|fenêtre*|balcon|plante*|fleur*|humid*|respir*|fum*',
          'place|espace|meuble*|armoire|piano|instrument*|guitare|carton*|affaires|livre*|vélo*|matériel|peint*|dessin*|sport*|yoga|musique',
          'pay*|argent|loyer|euro*|cher|budget|pauvre|salaire|moyens',
          'trouv*|premi*|annonce|visit*|sign*|arriv*|d’abord|longtemps|plus âgé*|vieux|vieille|promis|dossier|propriétaire',
          'besoin|allergi*|asthme|malad*|santé|dos|claustro*|handicap*|médecin|angoiss*|déprim*|moral',
          'copain|copine|ami*|petit ami|famille|enfant*|fille|fils|couple|invit*|visite*|tortue',
          'mérit*|juste|droit|adore*|rêv*|envie|habitu*|enfance|grandi',
          'jamais là|rarement là|souvent absent|voyages souvent',
        ],
        reactions: [
          when('bruit*|dor*|sommeil|insomni*|calme|silence', 'Le sommeil, c’est sacré, je te l’accorde.'),
          when(
            'allergi*|asthme|malad*|santé|dos|claustro*|médecin',
            'La santé, c’est un argument de poids, je ne vais pas te contredire.',
          ),
          when('travail*|bosse*|télétravail*|bureau|étud*|révis*|examen*|concentr*', [
            'On a donc le même problème : moi aussi, j’y passerais mes journées à travailler.',
            'L’argument est bon, mais il vaut aussi pour moi.',
            'Travailler, d’accord, mais la petite chambre est plus silencieuse.',
          ]),
          when(
            'lumi*|soleil|clair*|balcon|plante*|fenêtre*',
            'La lumière, oui, ça change une vie, et la mienne aussi.',
          ),
          when('pay*|argent|budget|cher|moyens', 'On en vient déjà à l’argent, très bien.'),
          when(
            'trouv*|annonce|premi*|d’abord|sign*',
            'Premier arrivé, premier servi, c’est un peu court. Mais je note.',
          ),
          when(
            'meuble*|piano|instrument*|guitare|carton*|affaires|livre*|vélo*|place|espace|matériel',
            'Question de place, je comprends, j’ai trois cents livres.',
          ),
          when(
            'copain|copine|ami*|famille|enfant*|couple|invit*',
            'Recevoir du monde, c’est légitime, mais les murs sont minces.',
          ),
          on('dont_know', 'Sans raison, je gagne ! Qu’est-ce que tu y ferais, concrètement, dans cette chambre ?', {
            goes_to: 'stay',
          }),
          on('joke', 'Bel effort, mais je ne suis pas achetable par le rire. Alors, une vraie raison ?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Le souci, c’est que j’y tiens autant que toi. Que me proposes-tu en échange ?',
      [],
      'Fais une offre : « En contrepartie, je pourrais… ».',
      'En contrepartie, je pourrais payer une plus grosse part du loyer.',
      {
        other_wordings: [
          'On n’a rien sans rien : qu’est-ce que j’y gagnerais, moi ?',
          'Admettons que je t’écoute. Quelle serait ton offre ?',
        ],
        topics: [
          'pay*|loyer|euro*|argent|supplément|moitié|facture*|charge*|électricité|internet|chauffage|caution|cher|rembours*|réduction|avanc*|pour cent|centimes|payer|paie|paye|paierai*|un an|six mois|# mois|par mois|chaque mois|après six|de temps en temps|porter|monter|mon vélo|ton vélo|la télé',
          'ma chambre|ta chambre|changer|des cours|cours de',
          'ménage|vaisselle|cuisin*|nettoy*|poubelle*|courses|linge|repass*|repas|dîner*|gâteau*|petit-déjeuner|tâche*|aspirateur|salle de bains',
          'parking|garage|cave|placard*|armoire*|salon|canapé|frigo|étagère*|balcon|meuble*',
          'prêt*|donn*|offr*|laiss*|partag*|échang*|aid*|promet*|propos*|garder|garde*|peint*|repeind*|répar*|arros*|tortue|appren*',
          'alterne*|semaine*|plus tard',
          'rien|aucun*|pas question|contrepartie|échange|offre',
        ],
        reactions: [
          when('rien|aucun*|pas question', 'Rien du tout ? Tu es coriace en affaires.'),
          when('alterne*|tour de rôle|chacun tour', 'Alterner, l’idée n’est pas bête, mais je déteste déménager.'),
          when(
            'ménage|vaisselle|nettoy*|poubelle*|aspirateur|tâche*',
            'Le ménage à ma place ? Tu sais parler aux gens, mais attention, j’ai de la mémoire.',
          ),
          when(
            'cuisin*|repas|dîner*|gâteau*|petit-déjeuner|courses',
            'Me prendre par l’estomac, c’est habile, mais ça ne suffira pas.',
          ),
          when(
            'parking|garage|cave|placard*|salon|étagère*',
            'Le reste de l’appartement m’intéresse, en effet. On y vient.',
          ),
          when('pay*|loyer|euro*|argent|facture*|charge*|chauffage|supplément|caution', [
            'De l’argent, voilà un langage clair.',
            'Payer davantage, c’est un début, mais il faut que ça vaille le sacrifice.',
            'Parlons chiffres, alors : là, au moins, on se comprend.',
          ]),
          when(
            'prêt*|offr*|donn*|aid*|répar*|repeind*|arros*|partag*',
            'C’est généreux, mais on est encore loin du compte.',
          ),
          on('dont_know', 'Cherche bien : de l’argent, du temps, un service… qu’est-ce qui te coûterait le moins ?', {
            goes_to: 'stay',
          }),
          on(
            'refusal',
            'Sans offre, la discussion va être courte ! Même un petit geste : que pourrais-tu me laisser ?',
            { goes_to: 'stay' },
          ),
          on('joke', 'Tentant, mais je ne saurais pas où le mettre ! Et une offre sérieuse ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Voici ma contre-proposition : cent euros de plus par mois, et la place de parking pour moi. Qu’en dis-tu ?',
      [
        'cent|cinquante|soixante|trente|vingt|dix|quatre-vingts|euro*|parking|place|accept*|accord|refus*|non|oui|trop|cher|excessif|excessive|exagér*|beaucoup|moins|mais|effort|impossible|marché|ok|raisonnable|jamais|moitié|juste|injuste|budget|plutôt|ça marche|100|50|80|30|20|voiture|abus*|élevé*',
      ],
      'Accepte, refuse ou propose un autre chiffre : « Je veux bien…, mais… ».',
      'Cent euros, c’est excessif. Je veux bien faire un effort, mais pas plus de cinquante.',
      {
        other_wordings: [
          'Moi, je verrais plutôt ceci : cent euros de plus pour toi chaque mois, et le parking me revient. Qu’en penses-tu ?',
          'Mon prix est simple : cent euros de plus par mois, et je prends le parking. Ça t’irait ?',
        ],
        reactions: [
          when('moitié|cinquante|50|soixante|60|quatre-vingts|80|trente|30|vingt|20|quarante|40', [
            'Tu négocies comme au marché ! Je note ton chiffre, sans dire oui.',
            'Ce n’est pas ce que j’espérais, mais on peut en parler.',
            'Tu ne lâches rien, mais je m’y attendais.',
          ]),
          when(
            'gard* parking|parking pour moi|pas le parking|pas parking|partag*',
            'Tu t’accroches au parking, je vois, ça se discutera.',
          ),
          when(
            'trop|excessif|excessive|cher|exagér*|abus*|élevé*|budget|injuste',
            'Cher, cher… c’est le prix du confort, mais soit, parlons-en.',
          ),
          when(
            'impossible|refus*|jamais|pas question|hors de question|pas d’accord',
            'Au moins, c’est net. Je ne ferme pas la porte pour autant.',
          ),
          on('no', 'Un refus, donc. Je ne ferme pas la porte pour autant.'),
          when('accept*|d’accord|marché conclu|ça marche|ok|raisonnable', 'Si vite ? J’aurais dû demander davantage !'),
          on('yes', 'Si vite ? J’aurais dû demander davantage !'),
          on('dont_know', 'Donne-moi au moins un chiffre : combien pourrais-tu ajouter par mois ?', {
            goes_to: 'stay',
          }),
          on('joke', 'Je ris, mais je compte quand même ! Alors, ces cent euros : oui, non, ou combien ?', {
            goes_to: 'stay',
          }),
          when('réfléchir|une nuit|demain|dernier mot', 'Je vois que tu négocies sérieusement.'),
        ],
      },
    ),
    step(
      'Avant d’aller plus loin, j’aimerais connaître tes conditions à toi. Qu’exigerais-tu pour signer ce soir ?',
      [],
      'Utilise « à condition que » : « Je signerais à condition que… ».',
      'Je signerais à condition que chacun s’engage à faire le ménage.',
      {
        other_wordings: [
          'Et toi, à quelles conditions accepterais-tu de conclure ?',
          'Mettons les choses noir sur blanc : que faudrait-il pour que tu dises oui ?',
        ],
        topics: [
          'condition*|pourvu|sauf|tant que|exig*|demand*|voudrais|faudrait|veux|souhait*|interdi*|promet*|engag*|garanti*|accept*|sign*|si',
          'ménage|vaisselle|propre*|sal*|nettoy*|poubelle*|rang*|cuisine|courses|frigo|bains|tâche*|lessive',
          'bruit*|calme|silence|musique|piano|fête*|soir*|nuit*|heure*|tard|invit*|ami*|copain|copine|fum*|cigarette*|animal|animaux|chien|tortue',
          'loyer|pai*|pay*|euro*|argent|charge*|facture*|caution|prix|moitié|chauffage|internet|moins|fixe|augment*',
          'mois|année|contrat|écrit|papier|préavis|bail|rest*|chang*|essai|période',
          'respect*|honnête*|confiance|intimité|privé*|frapp*|partag*|meuble*|balcon|parking|place|rideau*|peint*|accès|clé*|serrure|rien|aucun*',
          'chat|fumée|fumer|fête|par écrit',
        ],
        reactions: [
          when(
            'rien|aucune condition|pas de condition',
            'Aucune condition ? Méfie-toi, j’en ai une liste longue comme le bras.',
          ),
          when('ménage|vaisselle|propre*|nettoy*|poubelle*|rang*|tâche*|lessive', [
            'Sur le ménage, tu ne me verras pas discuter, c’est même un terrain d’entente.',
            'Là, tu marques un point : je déteste vivre dans le désordre.',
            'Que ce soit écrit et affiché sur le frigo, et c’est réglé.',
          ]),
          when('bruit*|calme|silence|musique|piano|fête*|tard', 'Le calme, c’est dans mon intérêt aussi.'),
          when(
            'invit*|ami*|copain|copine|monde',
            'Les invités, il faudra s’en parler avant, je suis d’accord sur le principe.',
          ),
          when('fum*|cigarette*', 'Là-dessus, tu peux dormir tranquille, je ne fume plus.'),
          when(
            'loyer|pai*|pay*|euro*|charge*|facture*|caution|chauffage|fixe',
            'Tu gardes un œil sur les comptes, je ferais pareil.',
          ),
          when('parking|balcon|salon|partag*|accès', 'Partager ce qui peut l’être, ça me semble juste.'),
          when('chang*|mois|an|ans|essai|période|contrat|écrit|préavis', 'Fixer une durée, c’est prudent.'),
          when(
            'respect*|confiance|intimité|frapp*|honnête*',
            'Le respect, cela va de soi, mais c’est bien de le dire.',
          ),
          on('dont_know', 'Pense à ta pire colocation : qu’est-ce que tu ne veux plus jamais vivre ?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Il y a tout de même un hic : si l’un de nous part dans six mois, l’autre se retrouve avec tout le loyer. Que réponds-tu à cela ?',
      [],
      'Rassure-la avec une solution : « On pourrait prévoir… ».',
      'On pourrait prévoir un préavis de trois mois, le temps de trouver un remplaçant.',
      {
        other_wordings: [
          'Une chose m’inquiète encore : imagine que l’un de nous s’en aille au printemps, qui paierait mille euros ? Comment vois-tu ça ?',
          'Mon père, lui, dirait : « Et si ton coloc part au bout de six mois ? » Que lui répondrais-tu ?',
        ],
        topics: [
          'préavis|prévenir|préviendr*|avertir|avance|avant|délai|mois|semaine*|temps',
          'remplaç*|trouv*|cherch*|annonce|autre colocataire|quelqu’un|nouveau|nouvelle|colocataire*|ami*|sous-lou*|lou*',
          'pai*|pay*|loyer|argent|caution|garantie|garder|assurance|épargn*|économ*|rembours*|moitié|fond*|compte|pénalité',
          'contrat|bail|écrit|clause|sign*|papier|engag*|promet*|promis|propriétaire|parole|loi',
          'rest*|quitt*|prévu|intention|stable|longtemps|déménag*|risque*|confiance|inquiète*|peur|solution|problème|vrai|raison|comprends|accord|aid*|parent*',
        ],
        reactions: [
          when('préavis|prévenir|préviendr*|avertir|avance|délai', [
            'Un délai plus long que le mois obligatoire, ça me rassurerait.',
            'Voilà qui est raisonnable : trois mois, ça laisse le temps de se retourner.',
            'Bonne réponse. Je dormirai mieux avec ça.',
          ]),
          when(
            'remplaç*|trouv*|cherch*|annonce|nouveau|sous-lou*',
            'À condition que je puisse rencontrer la personne.',
          ),
          when('caution|garantie|épargn*|économ*|assurance|fond*|compte', 'De l’argent de côté, l’idée est sage.'),
          when('contrat|écrit|clause|sign*|papier|bail', 'Un papier signé, c’est toujours mieux qu’une belle parole.'),
          when(
            'rest*|prévu|stable|intention|pas partir|ne partirai',
            'Tout le monde dit ça en septembre ! Mais je veux bien te croire.',
          ),
          when('parent*|ami*|famille', 'Avoir quelqu’un derrière soi, ça aide.'),
          when('vrai|raison|risque*|comprends|d’accord', 'Au moins, tu ne prends pas mon inquiétude à la légère.'),
          on('dont_know', 'Cherchons ensemble : on se préviendrait combien de temps à l’avance, par exemple ?', {
            goes_to: 'stay',
          }),
          on('joke', 'J’aimerais en rire, mais mon compte en banque ne rit pas. Alors, une solution ?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Revenons à nos moutons : quelle solution permettrait à chacun d’y trouver son compte ?',
      [],
      'Propose un compromis qui coûte un peu aux deux.',
      'Coupons la poire en deux : on change de chambre tous les six mois.',
      {
        other_wordings: [
          'Il se fait tard. Quel compromis pourrions-nous accepter tous les deux sans le regretter ?',
          'Bon, à nous de faire chacun un pas. Où vois-tu un terrain d’entente ?',
        ],
        topics: [
          'chang*|altern*|échang*|mois|semestre|année|été|hiver|après|ensuite|moitié',
          'poire|milieu|compromis|entente|chacun|tous les deux|deux|ensemble|équitable|juste|partag*',
          'tir*|sort|hasard|pile|face|carte*|jou*|papier',
          'pai*|pay*|euro*|loyer|charge*|moins|cinquante|soixante|parking|balcon|salon|bureau|chauffage|réduction',
          'pren*|gard*|laiss*|ced*|céd*|donn*|utilis*|accès|install*|divis*|prête*|petite|chambre',
          'ménage|cuisine*|tâche*|vaisselle|service*|aid*',
        ],
        reactions: [
          when('chang*|altern*|tour de rôle|semestre|échang*', [
            'Six mois chacun, voilà qui est juste, même si mes livres vont souffrir.',
            'Alterner… Allez, ça me paraît équitable.',
            'À tour de rôle, comme chez les enfants… mais ça tient debout.',
          ]),
          when('tir* sort|hasard|pile face|pile ou face', 'Le hasard ? Au moins, personne ne pourra se plaindre.'),
          when('balcon|salon|bureau|accès|partag*', 'Partager l’espace plutôt que se le disputer, j’aime bien.'),
          when(
            'pai*|pay*|euro*|loyer|charge*|cinquante|soixante|moins|plus',
            'Une différence de loyer raisonnable, ça me va, je ne suis pas un monstre.',
          ),
          when('parking|ménage|cuisine*|tâche*|vaisselle', 'Une chambre contre un service : c’est honnête.'),
          when(
            'laiss*|céd*|prends la grande|prends la petite|te donne',
            'Tu me la laisses ? Là, tu me prends de court. Merci !',
          ),
          on('dont_know', 'Réfléchis en mois : la chambre pourrait-elle être à chacun son tour ?', { goes_to: 'stay' }),
          on('no', 'Aucun compromis ? Alors disons qu’on tire au sort, et qu’on n’en parle plus.'),
          on('joke', 'Mon avocate, la tortue, s’y oppose ! Et sérieusement, quel compromis vois-tu ?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Pour qu’il n’y ait pas de malentendu, récapitule : qu’avons-nous décidé ?',
      [],
      'Résume l’accord point par point : « Si je résume, … ».',
      'Si je résume, j’ai la grande chambre d’abord, je paie cinquante euros de plus, et nous changeons dans six mois.',
      {
        other_wordings: [
          'Je prends un stylo. Résume-moi notre accord : qu’est-ce que j’écris ?',
          'Avant de trinquer, redis-moi tout : sur quoi sommes-nous d’accord ?',
        ],
        topics: [
          'résum*|récapitul*|donc|décid*|accord|convenu|d’abord|ensuite|enfin|bref|premièrement|deuxièmement',
          'chambre*|petite|balcon|parking|salon|cour',
          'pai*|pay*|euro*|loyer|charge*|cent|cinquante|moitié|caution|prix',
          'chang*|altern*|mois|sort|préavis|remplaç*|contrat|sign*|prévenir|prévien*',
          'ménage|calme|bruit|invit*|fume*|vaisselle|tâche*|engag*|promet*|condition*|respect*',
          'prends|prend|prendr*|gard*|aura*|laiss*|partag*',
        ],
        reactions: [
          when(
            ['chambre*|grande|petite', 'pai*|pay*|euro*|loyer', 'chang*|mois|préavis'],
            [
              'C’est limpide, un notaire n’aurait pas fait mieux.',
              'Tout y est, je n’ai plus qu’à signer.',
              'Parfait, c’est exactement ce que j’ai noté.',
            ],
          ),
          when('chang*|altern*|mois|tour', 'Dans six mois, je viendrai frapper avec mes cartons.'),
          when('pai*|pay*|euro*|loyer|charge*', 'Les comptes sont bons, c’est écrit.'),
          when('ménage|calme|bruit|invit*|engag*|condition*', 'Et les bonnes manières avec, c’est noté.'),
          when('chambre*|grande|petite|balcon|parking', 'C’est exactement ce que j’ai compris aussi.'),
          on('dont_know', 'Commence par le plus simple : qui dort où ?', { goes_to: 'stay' }),
          on('joke', 'Ça, je ne l’écris pas ! Alors, en vrai : qui dort où, et pour combien ?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      4,
      'Mon frère vient de m’écrire : selon lui, une chambre pareille vaut cent euros de plus par mois, et le parking pour l’autre. Qu’en dis-tu ?',
    ),
    twist(
      6,
      'Ma cousine s’est retrouvée seule avec mille euros de loyer quand sa coloc est partie au bout de six mois. Que réponds-tu à cela ?',
    ),
    twist(
      7,
      'Les déménageurs appellent : ils arrivent à sept heures, et ils veulent savoir où poser les lits ! Quelle solution vois-tu pour qu’on s’y retrouve tous les deux ?',
    ),
  ],
  starters: [
    'Alors, on s’attaque au sujet qui fâche ?',
    'J’ai beaucoup réfléchi à cette histoire de chambre.',
    'On s’assied cinq minutes pour en parler ?',
  ],
  opening_message:
    'Voilà, on y est ! Deux chambres, deux colocataires, et un seul balcon. Je préfère te prévenir : je suis gentille, mais je sais négocier.',
  closing_message:
    'Tope là ! Je sens qu’on va bien s’entendre. Viens, on va ouvrir les fenêtres et fêter ça avec un jus de pomme dans des gobelets.',
  correction: 'prompt',
})
