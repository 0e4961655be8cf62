import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewB1 = template({
  id: 'job-interview-b1',
  name: 'Un entretien d’embauche',
  language: 'fr',
  level: 'B1',
  description: 'Tu es invité à un entretien. Présente-toi bien et découvre si le poste te convient.',
  role: 'Responsable du personnel d’une agence de voyages à Toulouse',
  partner_name: 'Madame Delmas',
  region: 'FR',
  scenario:
    'L’agence cherche quelqu’un pour le service clients. Ta candidature a plu. Depuis l’annonce, le poste a un peu changé.',
  goals: [
    'Je peux présenter mon expérience et mes points forts.',
    'Je peux donner un exemple de ma vie.',
    'Je peux parler positivement d’un point faible.',
    'Je peux poser de bonnes questions sur un poste.',
  ],
  grammar: ['le passé composé et l’imparfait', 'le conditionnel : je ferais…', 'depuis et il y a'],
  vocabulary: words({
    'la candidature': 'les papiers que l’on envoie pour un emploi',
    'le point fort': 'ce que l’on fait bien',
    'le point faible': 'ce que l’on fait moins bien',
    's’occuper de': 'avoir la responsabilité de quelque chose',
    'le collègue': 'quelqu’un avec qui on travaille',
    'le délai': 'le temps que l’on a pour finir',
    'le salaire': 'l’argent que l’on gagne par mois',
    'les horaires souples': 'on peut choisir ses heures',
    'sous pression': 'avec peu de temps et beaucoup de travail',
    'la formation': 'des cours pour apprendre un travail',
    'le défi': 'quelque chose de difficile et d’intéressant',
    'le poste': 'la place que l’on a dans une entreprise',
  }),
  facts: [
    fact(
      'L’équipe et la formation ?',
      ['équipe|personnes|collègue*', 'formation|apprendre'],
      'Nous sommes neuf, et la formation dure deux semaines.',
    ),

    fact(
      'Combien de personnes y a-t-il dans l’équipe ?',
      'équipe|combien de personnes|collègue*|combien êtes',
      'Nous sommes neuf, et l’ambiance est très bonne.',
    ),
    fact(
      'Est-ce qu’il y a une formation ?',
      'formation|apprendre|cours|débutant',
      'Oui, la formation dure deux semaines, avec une collègue expérimentée.',
    ),
    fact(
      'Quel est le salaire ?',
      'salaire|gagne*|combien payez|paie|payé|euros',
      'Entre mille neuf cents et deux mille deux cents euros par mois, selon l’expérience.',
    ),
    fact(
      'Quels sont les horaires ?',
      'horaires|heures|souple*|quelle heure',
      'Trente-cinq heures par semaine, avec des horaires souples le matin.',
    ),
    fact(
      'Quels soirs faut-il travailler ?',
      'soir*|quels jours',
      'Le mardi et le jeudi, jusqu’à vingt heures. Vous les connaîtriez un mois à l’avance.',
    ),
    fact(
      'Combien de vacances a-t-on ?',
      'vacances|congés|jours libres',
      'Cinq semaines par an, et des réductions sur nos voyages.',
    ),
    fact('On peut télétravailler ?', 'télétravail*|maison|distance', 'Un jour par semaine, après la période d’essai.'),
    fact(
      'Où se trouve l’agence ?',
      'où|adresse|métro|parking|arriver',
      'En plein centre, à deux minutes du métro Capitole.',
    ),
    fact(
      'C’est quel type de contrat ?',
      'contrat|cdi|cdd|essai|durée',
      'Un contrat à durée indéterminée, avec deux mois d’essai.',
    ),
    fact(
      'Quand donnez-vous la réponse ?',
      'réponse|décision|quand saurai|rappeler',
      'Vous aurez une réponse avant vendredi.',
    ),
    fact(
      'Il y a beaucoup de candidats ?',
      'candidat*|autres personnes|concurrence',
      'Une trentaine de candidatures, mais seulement quatre invitations.',
    ),
    fact(
      'Pourquoi le poste est-il libre ?',
      ['pourquoi', 'poste|libre|place'],
      'Un collègue est parti vivre au Portugal. C’est le risque, dans notre métier !',
    ),
    fact(
      'Qu’est-ce que je ferais exactement ?',
      'tâches|ferais|faire exactement|journée|occuper|missions',
      'Vous vous occuperiez des clients, surtout au téléphone et par mail.',
    ),
    fact(
      'Quelles langues faut-il parler ?',
      'langue*|anglais|espagnol|parler',
      'Le français et l’anglais, et chaque langue en plus est la bienvenue.',
    ),
    fact(
      'Les clients sont difficiles ?',
      'client*|difficile*|plainte*',
      'Neuf sur dix sont charmants. Le dixième nous apprend la patience.',
    ),
    fact('Comment vous appelez-vous ?', 'appelez|votre nom', 'Madame Delmas, je dirige le personnel.'),
    fact(
      'Vous travaillez ici depuis longtemps ?',
      'travaillez|depuis|longtemps ici|aimez',
      'Depuis douze ans. J’ai commencé à l’accueil, comme vous peut-être.',
    ),
    fact(
      'Vous voyagez beaucoup ?',
      'voyagez|voyage préféré|pays préféré|destination',
      'Trop peu ! Mon dernier voyage, c’était la Grèce.',
    ),
    fact(
      'Est-ce que je peux évoluer ?',
      'évoluer|carrière|avenir|progresser',
      'Oui, deux de nos chefs d’équipe ont commencé à ce poste.',
    ),
  ],
  steps: [
    step(
      'Pour commencer, parlez-moi de vous et de votre parcours.',
      [],
      'Parle de tes études et de tes emplois : « J’ai travaillé… ».',
      'J’ai fini mes études il y a deux ans, et depuis je m’occupe de la réception d’un hôtel.',
      {
        other_wordings: [
          'D’abord, j’aimerais vous connaître : qui êtes-vous, et qu’avez-vous fait jusqu’ici ?',
          'Racontez-moi votre parcours : les études, le travail, la vie.',
        ],
        topics: [
          'étud*|école|lycée|université|fac|diplôme|bac|licence|master|formation|cours|apprentissage|appris|examen*|stage*|collège|classe|je suis|je viens|je parle|à l’étranger|mon pays|langues|mère de|père de|maman|j’aime|mon expérience|serveur|secrét*|suis né|suis née|j’ai grandi',
          'travail*|travaillé|emploi*|métier|poste*|entreprise|hôtel|restaurant|magasin|bureau|vendeu*|serveu*|réception*|secrétaire|professeur*|ingénieur*|infirmi*|cuisini*|chauffeur*|agence|tourisme|hôpital|usine|banque|expérience|chômage|retraite|indépendant*|bénévol*|guide|s’occup*|occupe|occupé*',
          'année*|viens|habite|appelle|arrivé*|origine|enfants|marié*|famille|étranger',
          'passion*|intéress*|voyag*|sport*|musique|organis*|commenc*|fini*|chang*|quitt*|jeune|curieu*',
        ],
        reactions: [
          when(
            'hôtel|restaurant|réception*|serveu*|tourisme|guide',
            'L’accueil, vous connaissez donc déjà, c’est un bon point.',
          ),
          when('vendeu*|magasin|client*|banque', 'Vous avez l’habitude des clients, c’est précieux.'),
          when('étranger', 'Un parcours international, voilà qui nous intéresse.'),
          when('enfants|famille', 'Une famille, cela apprend l’organisation mieux qu’une école.'),
          when(
            'jamais travaillé|pas encore|aucune expérience|première',
            'Tout le monde commence un jour, ne vous inquiétez pas.',
          ),
          when(
            'étud*|université|diplôme|lycée|école|master|licence|stage*|formation',
            'Des études sérieuses, très bien.',
          ),
          when(
            'travail*|expérience|ans|année*|poste*|entreprise|bureau|occup*',
            'Un parcours intéressant, je prends des notes.',
          ),
          when('appelle|viens|habite', 'Enchantée.'),
          on('dont_know', 'Commençons simplement : que faites-vous en ce moment, des études, un travail ?', {
            goes_to: 'stay',
          }),
          on('joke', 'Cela détend l’atmosphère ! Et votre vrai parcours, c’est lequel ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Pourquoi une agence de voyages ?',
      [],
      'Dis ce qui t’intéresse : « Je m’intéresse à…, parce que… ».',
      'Je m’intéresse aux autres pays depuis toujours, et j’aime m’occuper des gens.',
      {
        other_wordings: [
          'Qu’est-ce qui vous attire dans une agence de voyages ?',
          'Et pourquoi avoir envoyé votre candidature chez nous, précisément ?',
        ],
        topics: [
          'voyag*|étranger|culture*|découv*|tourisme|avion*|destination*|géographie|vacances|international*|paysage*|j’aime|j’adore|j’aimerais|autres pays|les pays|en équipe|votre équipe|tout le monde|parler avec|parle*langue|langues|découvrir|billet*|moins cher*|gratuit*',
          'adore*|passion*|intéress*|plaî*|rêve|rêver|rêvais|envie|préfère*|attire*|fascin*|curieu*|enfance',
          'gens|client*|contact*|rencontr*|aider|aide*|conseil*|organis*|service*|humain*|occup*|écout*|heureux',
          'travail*|emploi|poste|expérience|salaire|argent|besoin|chômage|chang*|apprendre|évoluer|carrière|défi|réputation|annonce|près|réduction*|études|stage|horaires|avenir|métier|entreprise',
          'moitié du monde|le monde|j’ai voyagé|fermé',
        ],
        reactions: [
          when('argent|salaire|besoin|chômage', 'C’est franc, et c’est une raison comme une autre.'),
          when('réduction*|gratuit*', 'Les réductions, oui, personne ne me l’avoue jamais aussi vite !'),
          when(
            'gens|client*|contact*|aider|aide*|conseil*|rencontr*|humain*|occup*',
            'Les gens, c’est toute notre journée, vous avez raison.',
          ),
          when('culture*|étranger|international*', 'La curiosité du monde, c’est ce que je cherche.'),
          when(
            'voyag*|découv*|destination*|vacances|avion*',
            'Attention, ici, ce sont surtout les autres qui voyagent !',
          ),
          when('apprendre|évoluer|défi|chang*|carrière|expérience|avenir', 'L’envie d’avancer, cela me plaît.'),
          on('dont_know', 'Qu’est-ce qui vous plairait le plus : les pays, les clients, l’organisation ?', {
            goes_to: 'stay',
          }),
          on('joke', 'Bien joué ! Et la raison que vous diriez à ma directrice ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Quel est votre plus grand point fort ? Donnez-moi un exemple, s’il vous plaît.',
      [
        'exemple|fois|calme*|équipe|écout*|point fort|aid*|souri*|motiv*|optimis*|honnête*|sympa*|mémoire|énerg*|quand un|quand je|je suis|je travaille|travailleu*|travailler|facilement|sociable|client*|contact*|courage*|tout le monde|bon en|bonne en|stress*|humour|je sais|abandonn*|vendre|vendeu*|vente*',
      ],
      'Cites-en un et raconte quand il t’a aidé.',
      'Mon point fort, c’est que je reste calme sous pression. Un jour, l’hôtel était complet et j’ai trouvé une solution.',
      {
        other_wordings: [
          'Dans quoi excellez-vous, et quand cela vous a-t-il aidé ?',
          'Si vous ne deviez citer qu’une qualité, ce serait laquelle ? Avec un exemple, si possible.',
        ],
        reactions: [
          when('calme*|pression|patien*|stress*', 'Garder son calme, ici, c’est de l’or.'),
          when('langue*|anglais|espagnol|allemand|italien', 'Les langues, nos clients seront ravis.'),
          when('organis*|ponctuel*|précis*|fiable*|sérieu*|respons*', 'L’organisation, on en a besoin tous les jours.'),
          when(
            'équipe|collègue*|aid*|écout*|gentil*|sympa*|communi*',
            'Travailler avec les autres, c’est essentiel pour moi.',
          ),
          when(
            'apprend*|rapide*|curieu*|flexib*|autonom*',
            'Apprendre vite, c’est utile, tout change sans cesse chez nous.',
          ),
          when('créati*|solution*|inform*|motiv*|énerg*|dynami*', 'Voilà une qualité que je n’entends pas si souvent.'),
          on('dont_know', 'Que disent vos amis ou vos collègues de vous : calme, rapide, drôle ?', { goes_to: 'stay' }),
          on('joke', 'La modestie, donc ! Et un exemple sérieux ?', { goes_to: 'stay' }),
          when('confiance|paniquent|panique|sang-froid|calmer|colère|lâche rien|listes', [
            'C’est précieux dans notre métier.',
            'Nos clients apprécieront.',
          ]),
        ],
      },
    ),
    step(
      'Et qu’est-ce qui vous est encore difficile ?',
      [],
      'Choisis quelque chose de petit, et dis ce que tu fais pour progresser.',
      'Mon point faible, c’est de parler devant beaucoup de monde, alors je m’entraîne.',
      {
        other_wordings: [
          'À l’inverse, quel serait votre point faible ?',
          'Et de l’autre côté, qu’aimeriez-vous encore améliorer ?',
        ],
        topics: [
          'mal|difficile*|faible*|difficulté*|problème*|peur|défaut*|dur|améliorer|progress*|entraîn*|essai*|essay*|aucun|rien|suis trop|un peu trop|les gens|devant les|dire non|le matin|parler en|parler au|parler devant|parle trop|parle vite|j’apprends|je travaille trop|orthograph*|conjugaison',
          'client*|logiciel*|ordinateurs|vite',
          'public|refus*|téléphone|écrire|français|anglais|langue*|accent|grammaire|ordinateur|informatique|maths|chiffres|excel',
          'stress*|pression|patien*|impatien*|perfection*|timid*|nerveu*|lent*|rapide|retard|ponctuel*|lever|organis*|désordre|oubli*|mémoire|concentr*|délai*|fatigu*|critique*|conflit*|émoti*|seul|équipe|déléguer|bavard*|têtu*|sensible|colère',
          'trop de choses|à la fois|m’organiser|perfectionniste',
        ],
        reactions: [
          when('aucun|rien', 'Aucun ? Vous êtes la première personne parfaite que je rencontre.'),
          when('public|timid*', 'Parler en public, cela s’apprend, et notre équipe est petite.'),
          when(
            'français|anglais|langue*|accent|grammaire|écrire',
            'Pour la langue, je vous rassure, je vous comprends très bien.',
          ),
          when('perfection*', 'Le perfectionnisme, on me le dit souvent ! Mais je vous crois.'),
          when(
            'patien*|impatien*|stress*|pression|nerveu*|colère',
            'C’est honnête, et le savoir, c’est déjà la moitié du travail.',
          ),
          when(
            'retard|ponctuel*|lever|organis*|oubli*|délai*|désordre',
            'Un bon agenda fait des miracles, croyez-moi.',
          ),
          when('refus*|critique*|conflit*|déléguer', 'Cela, beaucoup de collègues pourraient le dire aussi.'),
          when('entraîn*|progress*|améliorer', 'Vous y travaillez, c’est ce qui compte.'),
          on('dont_know', 'Quelque chose de petit suffit : parler en public, dire non, être à l’heure ?', {
            goes_to: 'stay',
          }),
          on('joke', 'Le chocolat, moi aussi, c’est mon point faible ! Et au travail ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Imaginez qu’un client crie au téléphone parce que son vol est annulé. Que feriez-vous ?',
      [
        'calme*|écout*|désolé*|excus*|expliqu*|aid*|cherch*|demand*|hôtel|propos*|trouv*|rassur*|patien*|chef|gentil*|compagnie|essa*|réserv*|autre solution|lui parle*|parler avec|laisser parler|rappel*|appeler le|un train|attendre un|demander son|*erais|*rais|je lui|lui dis|poli|polie|poliment|politesse',
      ],
      'Utilise le conditionnel : « D’abord, j’écouterais…, ensuite… ».',
      'D’abord, j’écouterais calmement, ensuite je chercherais un autre vol dans un bref délai.',
      {
        other_wordings: [
          'Voici un cas réel : un vol est annulé, et le client hurle au téléphone. Comment réagiriez-vous ?',
          'Un test : son avion est annulé, et un client vous crie dessus. Que lui diriez-vous ?',
        ],
        reactions: [
          when('raccroch*|crierais|crie', 'La tentation est grande, je l’avoue, mais nous restons toujours polis.'),
          when('chef|responsable|collègue*', 'Demander de l’aide, c’est permis, surtout au début.'),
          when('écout*|calme*|patien*|comprend*|rassur*', 'D’abord écouter, c’est exactement ce que j’enseigne ici.'),
          when(
            'solution*|autre vol|cherch*|trouv*|propos*|hôtel|réserv*',
            'Une solution concrète, c’est ce que veut le client.',
          ),
          when('rembours*|argent', 'L’argent calme souvent les gens, mais pas toujours.'),
          when('désolé*|excus*|gentil*|expliqu*', 'Les bons mots au bon moment, très bien.'),
          on('dont_know', 'Mettez-vous à sa place : il est seul à l’aéroport. De quoi a-t-il besoin d’abord ?', {
            goes_to: 'stay',
          }),
          on('joke', 'Votre humour le calmerait peut-être ! Et ensuite, que feriez-vous ?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Une chose a changé depuis l’annonce : pour ce poste, il faudrait aussi travailler deux soirs par semaine. Qu’en pensez-vous ?',
      [
        'problème*|oui|non|préfère*|peux|lundi|mardi|mercredi|jeudi|vendredi|organis*|gêne|certain*|négoci*|idée|dérang*|ça va|c’est bien|si c’est|si je|si vous|le soir je|travailler le soir|les soirs|quels jours|jours par|pas grave|souci*|ok|demander à|mon mari|ma femme|un soir|c’est très bien',
      ],
      'Dis si c’est possible, et de quoi cela dépend.',
      'Ce serait possible avec des horaires souples, si je connaissais les jours à l’avance.',
      {
        other_wordings: [
          'Je dois être honnête : depuis l’annonce, deux soirs par semaine se sont ajoutés. Est-ce que cela irait ?',
          'Le poste a un peu changé : il y aurait deux soirs par semaine. Comment voyez-vous cela ?',
        ],
        reactions: [
          when('famille|enfant*', 'La famille passe avant, nous pourrions trouver des jours fixes.'),
          when('cours|école|études|sport*|musique', 'Vos autres activités comptent aussi, je les noterai.'),
          when('payé*|argent|salaire|prime|heures supp*', 'Les soirs sont payés un peu plus, évidemment.'),
          when('train|bus|transport*|métro|tard', 'On finit à vingt heures, il y a encore des métros.'),
          when('avance|quels|dépend|souple*', 'Vous connaîtriez les jours un mois à l’avance.'),
          on('no', 'Je comprends. Nous pourrions peut-être parler d’un seul soir.'),
          when(
            'impossible|difficile|peux pas|désolé*|dommage',
            'Je comprends. Nous pourrions peut-être parler d’un seul soir.',
          ),
          on('yes', 'Votre souplesse m’arrange beaucoup.'),
          when(
            'accord|convient|accept*|possible|aucun problème|pas problème|pourrais',
            'Votre souplesse m’arrange beaucoup.',
          ),
          on('dont_know', 'Prenez un exemple : le mardi et le jeudi jusqu’à vingt heures, possible ou pas ?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Et qu’est-ce que vous aimeriez savoir sur nous ?',
      [
        'comment|quel*|qui|combien|avez|pourrais|salaire|formation|horaires|commencer|vacances|rien|non|contrat|pourquoi|question*|collègue*|client*|clair|réduction*|y a-t-il|quand est|quand commence|quand je|votre équipe|l’équipe|savoir|télétrav*|congé*|y a des|y a un|y a une|pourrai*|est-ce que',
      ],
      'Pose une question sur l’équipe, la formation ou le salaire.',
      'Combien de collègues y a-t-il dans l’équipe, et est-ce qu’il y a une formation au début ?',
      {
        other_wordings: [
          'À votre tour : quelles questions avez-vous pour moi ?',
          'J’ai assez demandé ! Que voudriez-vous savoir, vous ?',
        ],
        reactions: [
          on(
            'no',
            'Tout est clair, alors. Sachez quand même que nous sommes neuf, et que la formation dure deux semaines.',
          ),
          on('dont_know', 'L’équipe, la formation, les vacances : qu’est-ce qui compte le plus pour vous ?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Pour finir : quand pourriez-vous commencer, et combien aimeriez-vous gagner ?',
      [
        'mois|commencer|pourrais|suite|bientôt|janvier|février|mars|avril|mai|juin|juillet|août|octobre|novembre|décembre|euros|mille|salaire|demain|lundi|2000|1500|1800|2500|minimum|moyen*|convient|expérience|cents|libre|juste|aimerais gagner|voudrais gagner|gagner #|gagner autour|gagner plus|cet été',
      ],
      'Donne une date, et dis poliment ce que tu attends.',
      'Je pourrais commencer le mois prochain, avec un salaire d’environ deux mille euros.',
      {
        other_wordings: [
          'Deux dernières questions : à partir de quand seriez-vous libre, et à quel salaire pensez-vous ?',
          'Parlons concret : quelle date, et quel salaire ?',
        ],
        reactions: [
          when(
            'million*|dix mille|cinq mille|10000|5000',
            'À ce prix-là, c’est moi qui vous demande un poste ! Disons que nous en reparlerons.',
          ),
          when(
            'demain|immédiatement|suite|maintenant|lundi',
            'Si vite ? Cela m’arrangerait beaucoup. Et pour le salaire, nous trouverons un accord.',
          ),
          when('deux mille|mille|euros|2000|1800|2500|cents', 'C’est dans nos possibilités, je le note.'),
          when('juste|minimum|moyen*|comme vous|important', 'Nous vous ferons une proposition honnête.'),
          when(
            'mois|prochain*|semaine*|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
            'La date me va très bien.',
          ),
          on('dont_know', 'Pas d’inquiétude, dites-moi au moins une date : le mois prochain, par exemple ?', {
            goes_to: 'stay',
          }),
          on('refusal', 'Je comprends, parler d’argent n’est pas facile. Et la date, au moins, ce serait quand ?', {
            goes_to: 'stay',
          }),
          on('joke', 'Payé en billets d’avion, pourquoi pas ! Et sérieusement, quelle date et quel salaire ?', {
            goes_to: 'stay',
          }),
          when('dès que|besoin de moi|préavis|comme d’habitude|au tarif', ['C’est noté.', 'Bien, j’en prends note.']),
        ],
      },
    ),
  ],
  twists: [
    twist(
      5,
      'Tenez, le téléphone sonne justement… Imaginez : un client crie, son vol vient d’être annulé. Que feriez-vous ?',
    ),
    twist(
      6,
      'On m’apprend à l’instant qu’une collègue part en congé maternité : il nous faudrait quelqu’un deux soirs par semaine aussi. Qu’en pensez-vous ?',
    ),
    twist(
      8,
      'Ma directrice passe la tête par la porte : elle vous trouve déjà très bien ! Quand pourriez-vous commencer, et combien aimeriez-vous gagner ?',
    ),
  ],
  starters: [
    'Bonjour. Merci de me recevoir.',
    'Enchanté de faire votre connaissance.',
    'Je suis très heureux d’être ici.',
  ],
  opening_message: 'Bonjour, et merci d’être là. J’espère que vous avez trouvé facilement.',
  closing_message:
    'Merci beaucoup, j’ai été ravie de vous rencontrer. Vous aurez de mes nouvelles avant vendredi. Au revoir !',
  correction: 'at_the_end',
})
