import { step, template, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewB1 = template({
  id: 'job-interview-b1',
  name: 'Un entretien d’embauche',
  language: 'fr',
  level: 'B1',
  description: 'Tu es invité à un entretien. Présente-toi bien et découvre si le poste te convient.',
  role: 'Responsable du personnel d’une agence de voyages à Toulouse',
  scenario:
    'L’agence cherche quelqu’un pour le service clients. Ta candidature a plu. Depuis l’annonce, le poste a un peu changé.',
  goals: [
    'Je peux présenter mon expérience et mes points forts.',
    'Je peux donner un exemple de ma vie.',
    'Je peux parler positivement d’un point faible.',
    'Je peux poser de bonnes questions sur un poste.',
  ],
  grammar: ['le passé composé et l’imparfait', 'le conditionnel : je ferais…', 'depuis et il y a'],
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
  steps: [
    step(
      'Pour commencer, parlez-moi de vous et de votre parcours.',
      [],
      'Parle de tes études et de tes emplois : « J’ai travaillé… ».',
      'J’ai fini mes études il y a deux ans, et depuis je travaille dans un hôtel.',
    ),
    step(
      'Merci. Pourquoi une agence de voyages ?',
      [],
      'Dis ce qui t’intéresse : « Je m’intéresse à…, parce que… ».',
      'Je m’intéresse aux autres pays depuis toujours, et j’aime aider les gens.',
    ),
    step(
      'Quel est votre plus grand point fort ? Donnez-moi un exemple, s’il vous plaît.',
      [
        'exemple|quand|fois|patien*|organis*|gentil*|calme|rapide*|apprend*|équipe|écout*|pression|langues|fiable|créati*|point fort|aid*|solution*|travaill*|suis|ponctuel*|sérieu*',
      ],
      'Cites-en un et raconte quand il t’a aidé.',
      'Je reste calme sous pression. Par exemple, un jour, l’hôtel était complet et j’ai trouvé une solution.',
    ),
    step(
      'Et qu’est-ce qui vous est encore difficile ?',
      [],
      'Choisis quelque chose de petit, et dis ce que tu fais pour progresser.',
      'J’ai du mal à parler devant beaucoup de monde, alors je m’entraîne.',
    ),
    step(
      'Imaginez qu’un client crie au téléphone parce que son vol est annulé. Que feriez-vous ?',
      [
        'calme*|écout*|désolé*|excus*|expliqu*|aid*|solution|autre|vol|cherch*|demand*|comprend*|hôtel|argent|propos*|client|ferais|dirais|rembours*',
      ],
      'Utilise le conditionnel : « D’abord, j’écouterais…, ensuite… ».',
      'D’abord, j’écouterais calmement, ensuite je chercherais un autre vol.',
    ),
    step(
      'Une chose a changé depuis l’annonce : nous avons besoin de quelqu’un aussi deux soirs par semaine. Qu’en pensez-vous ?',
      [
        'soir*|problème|oui|non|possible|pourrais|si|famille|cours|préfère|jours|quels|souple|difficile|dépend|accord|convient|bien|peux',
      ],
      'Dis si c’est possible, et de quoi cela dépend.',
      'Ce serait possible si je connaissais les jours à l’avance.',
    ),
    step(
      'Je comprends. Qu’est-ce que vous aimeriez savoir sur nous ?',
      [
        'comment|quel*|quand|qui|combien|est-ce|y a|avez|serait|pourrais|salaire|formation|équipe|horaires|commencer|vacances|sont',
      ],
      'Pose une question sur l’équipe, la formation ou le salaire.',
      'Combien de personnes y a-t-il dans l’équipe, et est-ce qu’il y a une formation au début ?',
    ),
    step(
      'Nous sommes neuf, et la formation dure deux semaines. Quand pourriez-vous commencer, et combien aimeriez-vous gagner ?',
      [
        '#|mois|semaine*|commencer|pourrais|immédiatement|suite|bientôt|prochain*|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|euros|mille|salaire|gagner',
      ],
      'Donne une date, et dis poliment ce que tu attends.',
      'Je pourrais commencer le mois prochain, et j’aimerais gagner environ deux mille euros.',
    ),
  ],
  starters: [
    'Bonjour. Merci de me recevoir.',
    'Enchanté de faire votre connaissance.',
    'Je suis très heureux d’être ici.',
  ],
  opening_message: 'Bonjour, et merci d’être venu. J’espère que vous avez trouvé facilement.',
  correction: 'at_the_end',
})
