import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctorB1 = template({
  id: 'doctor-b1',
  name: 'Appeler le cabinet médical',
  language: 'fr',
  level: 'B1',
  description:
    'Appelle le cabinet, explique ce qui s’est passé et obtiens un rendez-vous, alors qu’il n’en reste presque plus.',
  role: 'Secrétaire d’un cabinet médical très occupé à Genève',
  scenario:
    'Tu t’es blessé ce week-end et ça ne va pas mieux. Tu appelles le lundi matin. Il ne reste presque plus de rendez-vous : explique pourquoi c’est important.',
  goals: [
    'Je peux raconter comment quelque chose est arrivé.',
    'Je peux décrire une douleur et son évolution.',
    'Je peux prendre rendez-vous par téléphone.',
    'Je peux demander un conseil.',
  ],
  grammar: ['le passé composé et l’imparfait', 'en train de', 'si + présent : Si ça s’aggrave…'],
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
  steps: [
    step(
      'Que puis-je faire pour vous ?',
      [
        'rendez-vous|voir|docteur*|médecin|mal|douleur|tombé*|cheville|poignet|genou|main|pied|bras|jambe|dos|accident|besoin|voudrais|blessé*|épaule|doigt',
      ],
      'Dis pourquoi tu appelles : « Je voudrais un rendez-vous, parce que… ».',
      'Je voudrais un rendez-vous, parce que je me suis fait mal à la cheville.',
    ),
    step(
      'Je suis désolée. Comment est-ce arrivé ?',
      [],
      'Raconte au passé : « Je jouais…, quand j’ai… ».',
      'Je jouais au football quand j’ai glissé sur l’herbe mouillée.',
    ),
    step(
      'Aïe. Et maintenant, comment ça va ? Est-ce que ça a changé depuis ?',
      [
        'pire|mieux|pareil|enflé*|gonflé*|bleu*|mal|douleur*|bouger|marcher|rouge|plus|moins|changé|toujours|dormir|aggrave*',
      ],
      'Décris : est-ce enflé ? Peux-tu bouger ? Est-ce pire ?',
      'Elle est enflée et bleue, et j’ai plus mal quand je marche.',
    ),
    step(
      'Le docteur est complet jusqu’à jeudi. Pourriez-vous attendre ?',
      [
        'non|peux|pire|urgent|douleur|mal|aujourd’hui|demain|avant|besoin|longtemps|oui|attendre|si|marcher|travailler|possible|plus tôt',
      ],
      'Dis pourquoi tu ne peux pas attendre, ou si c’est possible.',
      'Je ne peux pas attendre si longtemps, parce que je marche à peine.',
    ),
    step(
      'Voyons… Quelqu’un vient d’annuler : aujourd’hui à midi et demi ou à six heures moins le quart. Qu’est-ce qui vous va le mieux ?',
      ['midi|demi*|six|quart|#|première|deuxième|premier|tôt|tard|soir|aucun*|les deux'],
      'Choisis une heure, et dis pourquoi.',
      'Six heures moins le quart, parce que je travaille jusqu’à cinq heures.',
    ),
    step(
      'C’est noté. À votre avis, que faut-il apporter ?',
      ['carte|assurance|identité|passeport|médicament*|liste|rien|document*|radio*|papiers|argent|sais|antidouleur*'],
      'Pense aux papiers et aux médicaments.',
      'Ma carte d’assurance et une liste de mes médicaments.',
    ),
    step(
      'Exactement. Voulez-vous savoir quelque chose d’ici là ?',
      [
        'dois|peux|puis|quoi|comment|si|glace|antidouleur*|marcher|conduire|prendre|mettre|non|bande|jambe|faire|où|adresse|faut',
      ],
      'Demande un conseil : « Est-ce que je dois mettre de la glace ? »',
      'Est-ce que je dois mettre de la glace, et je peux prendre un antidouleur ?',
    ),
  ],
  starters: [
    'Bonjour. C’est bien le cabinet du docteur Favre ?',
    'Bonjour, j’appelle pour un rendez-vous.',
    'Bonjour, j’espère que vous pouvez m’aider.',
  ],
  opening_message: 'Cabinet du docteur Favre, bonjour, le secrétariat à l’appareil.',
  correction: 'prompt',
})
