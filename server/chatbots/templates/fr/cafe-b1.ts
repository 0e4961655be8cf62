import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const cafeB1 = template({
  id: 'cafe-b1',
  name: 'Un café entre amis',
  language: 'fr',
  level: 'B1',
  description: 'Tu retrouves une vieille amie au café. Raconte tes nouvelles, choisissez ensemble et faites un projet.',
  role: 'Une ancienne camarade de classe, dans un café de Montréal',
  partner_name: 'Audrey',
  region: 'CA',
  scenario:
    'Vous ne vous êtes pas vus depuis un an. Ton amie a gardé une table et veut tout savoir. Le café est plein, et il ne reste pas tout ce qui est sur la carte.',
  goals: [
    'Je peux raconter ce qui s’est passé récemment.',
    'Je peux comparer et dire ce que je préfère.',
    'Je peux réagir quand un projet change.',
    'Je peux fixer un rendez-vous.',
  ],
  grammar: ['le passé composé', 'préférer et aimer mieux', 'le futur proche', 'parce que et comme'],
  vocabulary: words({
    'ces derniers temps': 'les dernières semaines',
    bondé: 'avec beaucoup de monde',
    'fait maison': 'préparé dans le café ou à la maison',
    conseiller: 'dire que quelque chose est bien pour quelqu’un',
    partager: 'prendre quelque chose à deux',
    inviter: 'payer pour quelqu’un',
    'payer moitié-moitié': 'payer chacun la moitié',
    'il ne reste plus de': 'il n’y en a plus',
    'les nouvelles': 'ce qui est arrivé récemment',
    pressé: 'qui a peu de temps',
    'avoir hâte de': 'être content de ce qui va arriver',
    dommage: 'c’est un peu triste',
  }),
  facts: [
    fact('Comment vas-tu ?', 'comment vas|comment tu vas|ça va', 'Ça va super bien, surtout maintenant que tu es là !'),
    fact(
      'Qu’est-ce que tu fais maintenant ?',
      'travail*|boulot|métier|job|fais maintenant|deviens|fais dans la vie',
      'Je travaille dans une librairie rue Saint-Denis, et je dessine le soir.',
    ),
    fact(
      'Tu habites toujours au même endroit ?',
      'habites|appartement|quartier|vis',
      'Je suis toujours sur le Plateau, mais j’ai enfin un balcon.',
    ),
    fact(
      'Tu es avec quelqu’un ?',
      'chum|copain|copine|blonde|amoureux|célibataire|mari*|avec quelqu’un',
      'Oui, avec Samuel, depuis six mois. Il fait les meilleures crêpes de Montréal.',
    ),
    fact(
      'Comment va ta famille ?',
      'famille|parents|mère|père|frère|sœur',
      'Tout le monde va bien, et ma sœur vient d’avoir un bébé.',
    ),
    fact(
      'Tu as toujours ton chat ?',
      'chat|chien|animal|animaux',
      'Oui, Poutine est toujours là, et toujours aussi gros.',
    ),
    fact(
      'Tu revois les autres de la classe ?',
      ['classe|école|anciens|autres', 'vois|revois|nouvelles|contact'],
      'De temps en temps. Mathieu est devenu pompier, incroyable.',
    ),
    fact('La soupe est à quoi ?', 'soupe', 'C’est une soupe aux légumes, faite maison, avec du bon pain.'),
    fact(
      'Qu’est-ce qu’il y a à manger ?',
      'quoi manger|carte|menu|plat*|manger|boire',
      'Des soupes, des sandwichs, des salades, et les meilleurs desserts du quartier.',
    ),
    fact('C’est cher ici ?', 'cher|prix|combien|coûte', 'Non, autour de quinze dollars pour un repas.'),
    fact(
      'Tu attends depuis longtemps ?',
      'attends|longtemps|retard',
      'Dix minutes, pas plus, j’ai regardé les gens passer.',
    ),
    fact(
      'Tu viens souvent ici ?',
      'souvent|viens ici|connais le café|bondé|monde',
      'Presque tous les samedis. Il y a toujours autant de monde.',
    ),
    fact('Où sont les toilettes ?', 'toilettes|wc', 'En bas de l’escalier, à gauche.'),
    fact('Il y a du wifi ?', 'wifi|internet|mot de passe', 'Oui, le mot de passe est écrit sur le mur, derrière toi.'),
    fact(
      'Tu pars où exactement ?',
      ['où|quelle*|quel', 'pars|voyage|îles|vacances|vas'],
      'Aux Îles-de-la-Madeleine, chez ma tante. C’est du sable, du vent et des homards.',
    ),
    fact(
      'Tu pars quand ?',
      ['quand|date|mois|combien de temps', 'pars|voyage|îles|vacances|reviens'],
      'On part les deux dernières semaines de juillet.',
    ),
    fact(
      'Ça coûte combien, le voyage ?',
      ['voyage|billet|traversier|avion|îles', 'combien|cher|coûte'],
      'On dort chez ma tante, alors on ne paie que la route et le bateau.',
    ),
    fact(
      'Quel temps fait-il aux îles ?',
      'temps fait|météo|chaud|froid|neige',
      'L’été, vingt-deux degrés et beaucoup de vent. L’hiver, on n’en parle pas.',
    ),
  ],
  steps: [
    step(
      'Quel plaisir de te voir ! Assieds-toi. Qu’est-ce que tu as fait ces derniers temps ?',
      [],
      'Raconte une ou deux nouvelles : « J’ai commencé… », « Je suis allé… ».',
      'Ces derniers temps, j’ai beaucoup travaillé, et j’ai commencé un nouveau cours le soir.',
      {
        other_wordings: [
          'Enfin ! Assieds-toi vite et raconte : qu’est-ce qui s’est passé dans ta vie cette année ?',
          'Que je suis contente ! Alors, quelles sont les nouvelles, qu’est-ce que tu deviens ?',
        ],
        topics: [
          'travail*|boulot|emploi|job|bureau|chef|patron*|collègue*|stage|entreprise|bosse*|promotion|chômage|retraite|métier|jouer|je joue|joué|courir|tout va|beaucoup travaillé|beaucoup de|un chat|un chien|un prof|je lis',
          'étud*|école|cours|examen*|université|collège|lycée|cégep|diplôme|appren*|français|langue*|note*|classe|maths|révis*|devoirs',
          'voyag*|allé*|parti*|vacances|visit*|avion|la mer|plage|montagne|pays|étranger|camping|ski*|retour|revenu*',
          'déménag*|appartement|maison|habit*|ville|quartier|install*|jardin*|répar*|peint*|rénov*',
          'mari*|bébé|enfant*|fille|fils|famille|petit ami|copain*|copine*|rencontr*|amour*|sépar*|divorc*|frère|sœur*|grand-*|né|naissance|ami*',
          'sport*|foot*|danse*|nag*|natation|vélo|match|équipe|gym*|yoga|musique|guitare|piano|chant*|concert*|lu|livre*|film*|série*|jeu*|dessin*|cuisin*|théâtre|peinture',
          'malade|hôpital|opér*|cass*|repos*|dorm*|fatigu*|santé|mieux|difficile|stress*',
          'commenc*|fini*|arrêt*|chang*|achet*|vend*|gagn*|perdu|essay*|décid*|fêt*|anniversaire|permis|voiture|rien|pas grand-chose|spécial|normal|nouve*',
          'grippe|opéré*|né en|née en|examens',
        ],
        reactions: [
          when(
            'malade|hôpital|opér*|cass*|sépar*|divorc*|perdu|mort|chômage|rupture',
            'Oh non, je ne savais pas… Je suis contente que tu m’en parles.',
          ),
          when('mari*|bébé|naissance|petit ami|copain|copine|rencontr*|amour*', 'Mais c’est une grande nouvelle, ça !'),
          when(
            'voyag*|vacances|avion|plage|visit*|étranger',
            'Tu as bougé, quelle chance ! Moi, je n’ai vu que la pluie.',
          ),
          when('déménag*|appartement|maison', 'Un nouveau chez-toi ! Il va falloir que je voie ça.'),
          when('étud*|cours|examen*|université|école|diplôme|appren*|classe', [
            'Toujours en train d’apprendre, je te reconnais bien là.',
            'Tu m’impressionnes ! Moi, le soir, je m’endors devant la télé.',
            'Encore les études ? Tu ne t’arrêtes jamais, toi !',
          ]),
          when('travail*|boulot|emploi|job|stage|bosse*', 'Le travail, le travail… Je ne savais pas tout ça.'),
          when('sport*|foot*|danse*|vélo|musique|guitare|piano|concert*|théâtre', 'J’ignorais que tu faisais ça !'),
          when(
            'rien|pas grand-chose|comme d’habitude|normal',
            'Rien en un an ? Je ne te crois pas, mais bon, la routine, ça existe.',
          ),
          on('dont_know', 'Commence par le plus simple : le travail, les études, les amours ?', { goes_to: 'stay' }),
          on('joke', 'Toi, tu n’as pas changé ! Et en vrai, quoi de neuf ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Et tu te sens comment avec ça ?',
      [],
      'Dis si ça te plaît, et pourquoi.',
      'Ça me plaît beaucoup, parce que je rencontre plein de gens. Mais je suis toujours pressé !',
      {
        other_wordings: ['Et toi, au fond, comment tu vis tout ça ?', 'Et comment tu te sens, maintenant ?'],
        topics: [
          'bien|mal|mieux|heureux|heureuse*|content*|triste*|fier|fière|fatigu*|stress*|super|génial*|bof|déçu*|calme*|libre*|seul*|nerveu*|excité*|motivé*|soulagé*|épuisé*|bizarre|ok|tranquille|inquiet|inquiète|optimiste|confian*|cool|me plaît beaucoup|ça va|va bien|je suis perdu*|très bon',
          'plaî*|plait|aime*|adore*|déteste*|préfère*|hâte|intéress*|ennu*|amus*|manqu*|peur|envie|profite*|regrett*|espoir|espère|rêve*',
          'difficile*|facile*|dur|dure|peu|bonne|mauvais*|positif|négatif|sens|chance|habitu*|normal*|énergie|dépend|stressant*|passionnant*|gens',
          'aux anges|fatigant|vaut le coup|des hauts|hauts et bas|laisser tomber|dors mal|insomnie*',
        ],
        reactions: [
          when(
            'pas bien|pas content*|plaî* pas|aime pas|plait pas',
            'Ah, c’est pas facile, je comprends. Un bon repas va te faire du bien.',
          ),
          when(
            'fatigu*|stress*|épuisé*|dur|dure|difficile*|stressant*',
            'Oh, prends soin de toi. Aujourd’hui, on se repose.',
          ),
          when(
            'triste*|mal|seul*|manqu*|déçu*|peur|inquiet|inquiète',
            'Je suis là, tu sais. On va se changer les idées.',
          ),
          when('rencontr*|gens|équipe|ami*|collègue*', [
            'Les gens, c’est ça qui compte le plus, je trouve.',
            'C’est vrai qu’être bien entouré, ça change tout.',
            'Tant mieux ! Tu me les présenteras un jour.',
          ]),
          when('heureu*|content*|super|génial*|adore*|plaî*|plait|bien|mieux|aime*|fier|fière|motivé*|hâte|cool', [
            'Ça se voit, tu as l’air en pleine forme !',
            'Je suis tellement contente pour toi !',
          ]),
          when('bof|ennu*|parfois|dépend|normal*|ok', 'Je vois, des hauts et des bas, comme tout le monde.'),
          on('dont_know', 'Dis-moi simplement : c’est plutôt du plaisir ou plutôt du stress ?', { goes_to: 'stay' }),
          on('refusal', 'Pas de souci, on n’est pas obligés d’en parler. Dis-moi juste si, en ce moment, ça va ?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Commandons avant qu’il y ait encore plus de monde. Tu prends quoi ? Je te conseille la soupe maison.',
      [
        'prends|prendre|prendrai|voudrais|veux|préfère|soupe|thé|café|chocolat|jus|sandwich*|salade|tarte|gâteau|eau|goûter|cappuccino|coca|quiche|croissant|rien|faim|pâtes|pizza|poutine|bagel|muffin|frites|même chose|comme toi|idée|accord|conseil*|burger|hamburger|latte|bière|limonade|dessert|omelette',
      ],
      'Dis ce que tu prends, ou ce que tu préfères.',
      'Comme j’ai faim, je vais prendre un sandwich et un thé.',
      {
        other_wordings: [
          'Le café est bondé, commandons vite : qu’est-ce qui te tente ? La soupe est faite maison.',
          'J’ai une faim de loup ! Tu prends la soupe, un sandwich, autre chose ?',
        ],
        reactions: [
          when(
            'pas de soupe|pas la soupe|aime pas la soupe|déteste soupe',
            'Pas de soupe pour toi, c’est noté. Attends, le serveur fait signe…',
          ),
          when(
            'soupe|comme toi|même chose|conseil*',
            'La soupe, tu ne le regretteras pas… Ah, le serveur revient déjà.',
          ),
          when('sandwich*|bagel|burger|hamburger|quiche|pizza|pâtes|poulet|omelette', [
            'Tu as une vraie faim, bravo. Le serveur note… et il revient.',
            'Bon choix, ils sont énormes ici. Tiens, voilà le serveur qui revient déjà.',
            'Un vrai repas, tu as raison. Ah, le serveur nous fait signe.',
          ]),
          when(
            'thé|café|cappuccino|chocolat|jus|coca|eau|latte|limonade|boire',
            'Je fais signe au serveur… Oh, il revient tout de suite.',
          ),
          when(
            'gâteau|tarte|dessert|muffin|croissant|crêpe*|biscuit',
            'Du sucré tout de suite, je te reconnais ! Le serveur note… et il revient.',
          ),
          on('no', 'Tu n’as pas faim ? Un petit quelque chose quand même… Tiens, le serveur.'),
          on('dont_know', 'La carte est longue ! Tu veux plutôt du chaud, comme la soupe, ou un sandwich ?', {
            goes_to: 'stay',
          }),
          on('joke', 'Ça, ils n’en servent qu’à Noël ! Allez : une soupe ou un sandwich ?', { goes_to: 'stay' }),
          when(
            'sans viande|végétarien*|vegan|végétalien*|pâtes|steak|frites|burger',
            'Très bonne idée, j’hésitais aussi.',
          ),
        ],
      },
    ),
    step(
      'Ah non, il dit qu’il n’en reste plus. Qu’est-ce que tu prends à la place ?',
      [
        'alors|prends|prendre|prendrai|place|soupe|thé|café|chocolat|jus|sandwich*|salade|tarte|gâteau|dommage|grave|rien|tant pis|autre*|eau|quiche|croissant|bagel|pâtes|poutine|pizza|muffin|latte|cappuccino|coca|même|comme toi|faim|omelette|burger|frites|limonade|dessert|ailleurs|partir|conseil*',
      ],
      'Choisis autre chose : « Alors, je vais prendre… ».',
      'Dommage ! Alors, je vais prendre la soupe faite maison.',
      {
        other_wordings: [
          'Mauvaise nouvelle : il ne reste plus de ce que tu voulais ! Tu choisis quoi d’autre ?',
          'Il paraît que tout le monde en a pris avant nous, il n’y en a plus. Que veux-tu à la place ?',
        ],
        reactions: [
          when('ailleurs|partir', 'On ne va pas se relever, il pleut ! Je commande deux soupes, fais-moi confiance.'),
          when('rien', 'Rien ? Alors tu piqueras dans mon assiette.'),
          when('soupe|comme toi|même chose', [
            'Tu vois, on y revient toujours, à la soupe !',
            'La soupe, enfin ! Tu vas m’en dire des nouvelles.',
            'Voilà, deux soupes, comme dans le bon vieux temps.',
          ]),
          when('dommage|tant pis|grave', 'C’est gentil de bien le prendre.'),
          when(
            'sandwich*|salade|quiche|bagel|pâtes|pizza|omelette|burger|poutine',
            'Bonne idée, ça, il y en a encore.',
          ),
          when('thé|café|chocolat|jus|eau|cappuccino|coca|latte', 'Ça au moins, il y en a toujours.'),
          when('gâteau|tarte|croissant|muffin|dessert', 'On commence par le sucré, pourquoi pas !'),
          on('no', 'Pas de problème, tu goûteras dans mon assiette.'),
          on('dont_know', 'Le serveur attend ! Un sandwich, ou la soupe ?', { goes_to: 'stay' }),
          when('ce qu’il reste|ce qui reste|pareil|comme toi|appétit|surprise|au hasard', [
            'D’accord, je le lui dis.',
            'Bon, on fera avec !',
          ]),
        ],
      },
    ),
    step(
      'On partage un dessert ? Il y a une tarte au sucre ou un gâteau au chocolat. Lequel te tente, et pourquoi ?',
      [
        'tarte*|sucre|sucré*|gâteau*|chocolat|aucun*|les deux|rien|non|égal|faim|merci|premi*|deuxième|oui|partag*|allergi*|régime|fruit*|autre|choisis|glace|comme tu veux|n’importe',
      ],
      'Choisis, et donne une raison avec « parce que ».',
      'Oui, partageons la tarte au sucre, parce que je n’en ai jamais mangé.',
      {
        other_wordings: [
          'Et pour finir, on prend un dessert à deux : la tarte au sucre ou le gâteau au chocolat ? Pourquoi ?',
          'Je vois passer les desserts : tarte au sucre ou gâteau au chocolat, on partage lequel, et pourquoi ?',
        ],
        reactions: [
          when('les deux', 'Les deux ! Voilà pourquoi on est amis.'),
          when(
            'régime|allergi*|plus faim|pas faim|pas de dessert|aime pas',
            'Je comprends, je le mangerai pour nous deux.',
          ),
          on('no', 'Pas de dessert ? Bon, je le mangerai pour nous deux.'),
          when('tarte*|sucre', [
            'La tarte au sucre, c’est toute mon enfance !',
            'Bon choix ! Deux fourchettes, et pas de chicane.',
            'Je savais que tu dirais ça. Une bouchée, et on retombe en enfance !',
          ]),
          when('chocolat|gâteau*', 'Du chocolat, évidemment, on ne dit jamais non.'),
          when('égal|comme tu veux|importe|choisis', 'Alors je prends la tarte, et tu me diras merci.'),
          on('dont_know', 'Ferme les yeux et réponds vite : tarte ou gâteau ?', { goes_to: 'stay' }),
          on('yes', 'Alors je prends la tarte, et tu me diras merci.'),
          when('ma ligne|régime|plus faim|calé*|moitié', 'Alors je prends deux cuillères, au cas où !'),
        ],
      },
    ),
    step(
      'Dis, je pense partir en voyage dans les îles cet été. Tu viendrais avec moi ?',
      [
        'oui|non|volontiers|aimerais|voudrais|peux|pourrai*|dépend|peut-être|idée|quand|travail*|viendrai*|dommage|plaisir|envie|adorerais|plairait|pourquoi pas|génial|super|bien sûr|réfléchi*|argent|cher|famille|vacances|peur|bateau|certain*|voir|jamais|hâte|rêve|impossible|la mer|viens|accord|partant*',
      ],
      'Dis oui, non ou peut-être, et explique.',
      'J’aimerais beaucoup, mais ça dépend de mon travail. Tu pars quand ?',
      {
        other_wordings: [
          'J’ai un projet fou : les îles, cet été, chez ma tante. Ça te dirait de venir ?',
          'Tu sais quoi, cet été, je pars aux îles. Tu m’accompagnerais ?',
        ],
        reactions: [
          on('asks_back', 'Moi, j’y vais, c’est décidé !'),
          when('dépend|peut-être|voir|réfléchi*|quand', [
            'Rien n’est réservé, tu as le temps d’y penser.',
            'Prends ton temps, les îles ne vont pas s’envoler.',
            'Je comprends. Tu me diras ça quand tu sauras.',
          ]),
          when(
            'travail*|boulot|cours|école|examen*|occupé*|stage',
            'Ah, les obligations… On s’arrangera avec les dates.',
          ),
          when('argent|cher|budget|combien', 'On dormira chez ma tante, ça ne coûtera presque rien.'),
          when('famille|parents|enfant*|mari|femme', 'Ta famille peut venir aussi, la maison est grande.'),
          on('no', 'Ça ne fait rien, je t’enverrai des photos.'),
          when(
            'aimerais|adorerais|volontiers|génial|super|plaisir|pourquoi pas|envie|bien sûr|viens|partant*|idée|rêve|hâte',
            'Oh, que je suis contente ! On va passer des heures sur la plage.',
          ),
          on('yes', 'Oh, que je suis contente ! On va passer des heures sur la plage.'),
          on('dont_know', 'Imagine juste : la mer, le vent, deux semaines. Envie ou pas envie ?', { goes_to: 'stay' }),
          when('fauché*|sans un sou|mal de mer|vertige|enceinte|passeport|mon rêve|j’en rêve', [
            'Réfléchis-y, rien ne presse.',
            'On trouvera une solution, tu verras.',
          ]),
        ],
      },
    ),
    step(
      'On en reparle bientôt. On se voit quand, et où ?',
      [
        'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|fin de semaine|semaine|demain|soir|après-midi|matin|heures|chez|parc|ici|midi|prochain*|mois|peux pas|appel*|écri*|quand tu veux|café|cinéma|restaurant|maison|centre|bibliothèque|dépend|bientôt|centre-ville|gare|métro|noël',
      ],
      'Propose un jour et un lieu : « Et si on se voyait… ? »',
      'On peut se voir samedi après-midi chez moi, je t’invite.',
      {
        other_wordings: [
          'Cette fois, on n’attend pas un an ! On se retrouve quel jour, et à quel endroit ?',
          'J’ai encore mille choses à te raconter. On se revoit quand, et où ?',
        ],
        reactions: [
          when('chez moi|ma maison|mon appartement', [
            'Chez toi, avec plaisir ! J’apporte le dessert.',
            'Enfin, je vais voir où tu habites !',
            'Bonne idée, on sera plus tranquilles que dans un café.',
          ]),
          when('chez toi', 'Chez moi ? Parfait, Samuel fera des crêpes.'),
          when('ici|même café|même endroit', 'Ici, même table, c’est parfait.'),
          when('parc|cinéma|restaurant|bibliothèque|centre*|métro|gare', 'Bonne idée, ça nous changera.'),
          when('samedi|dimanche|week-end|fin de semaine', 'La fin de semaine, c’est le mieux pour moi.'),
          when('lundi|mardi|mercredi|jeudi|vendredi|demain|soir|semaine', 'Ça me va, je finis à dix-sept heures.'),
          when('quand tu veux|dépend|écri*|appel*', 'Alors je t’écris demain sans faute.'),
          on('dont_know', 'Sors ton agenda : samedi ou dimanche ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Et voilà l’addition. Aujourd’hui, c’est moi qui t’invite !',
      [
        'merci|gentil*|non|prochaine|moitié|partag*|paie|paye|payer|moi|laisse|adorable|fallait|sympa|généreu*|accepte|une question|des questions|refuse|pourboire|accord|invite*|super|oui|chacun|ensemble',
      ],
      'Remercie, ou propose de partager l’addition.',
      'C’est très gentil, merci ! La prochaine fois, on va payer moitié-moitié.',
      {
        other_wordings: [
          'Donne-moi cette addition : c’est moi qui t’invite aujourd’hui !',
          'Non, non, range ton portefeuille : l’addition est pour moi !',
        ],
        reactions: [
          when('prochaine|mon tour|prochain coup', [
            'La prochaine fois, c’est promis, je te laisse faire.',
            'Ça marche ! Et je choisirai le plus gros dessert.',
            'Promis, la prochaine est pour toi.',
          ]),
          when('moitié|partag*|chacun|ensemble', 'Toi et tes principes ! Bon, d’accord, on partage.'),
          when(
            'laisse|c’est moi|je paie|je paye|une question|des questions|refuse',
            'Tu es impossible ! On se battra la prochaine fois.',
          ),
          when('pourboire', 'Le pourboire pour toi, alors, marché conclu.'),
          on('no', 'Ne discute pas, ça me fait plaisir.'),
          when('merci|gentil*|sympa|adorable|généreu*|super|fallait', [
            'Ça me fait vraiment plaisir.',
            'De rien, tu me raconteras encore plein de choses.',
          ]),
          on('joke', 'Très drôle ! Bon, je paie avant que tu changes d’avis.'),
        ],
      },
    ),
  ],
  twists: [
    twist(4, 'Incroyable : la table d’à côté vient de prendre le dernier ! Qu’est-ce que tu prends à la place ?'),
    twist(6, 'Attends, ma tante m’écrit : sa maison aux îles est libre cet été ! Tu viendrais avec moi ?'),
    twist(
      8,
      'Oh, le serveur s’est trompé : il nous compte six soupes ! Bon, c’est réglé, et aujourd’hui, c’est moi qui t’invite.',
    ),
  ],
  starters: [
    'Désolé pour le retard ! Tu attends depuis longtemps ?',
    'Salut ! Tu n’as pas changé.',
    'Il y a du monde aujourd’hui !',
  ],
  opening_message: 'Te voilà enfin ! Je nous ai gardé cette table. On a tant de choses à se raconter.',
  closing_message: 'Allez, viens que je t’embrasse ! J’ai déjà hâte de te revoir. Fais attention à toi.',
  correction: 'prompt',
})
