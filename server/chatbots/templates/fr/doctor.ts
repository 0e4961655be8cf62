import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctor: readonly Template[] = [
  template({
    id: 'doctor-a2',
    name: 'Chez le médecin',
    language: 'fr',
    level: 'A2',
    description: 'Tu ne te sens pas bien. Dis au médecin ce que tu as et comprends ce que tu dois faire.',
    role: 'Médecin généraliste à Nantes',
    scenario:
      'Tu es enrhumé depuis quelques jours. Tu entres dans le cabinet et tu t’assieds. La docteure te pose des questions et te dit quoi faire.',
    goals: [
      'Je peux dire où j’ai mal.',
      'Je peux dire depuis quand je suis malade.',
      'Je peux répondre à des questions simples sur ma santé.',
      'Je peux demander ce que je dois faire.',
    ],
    grammar: ['avoir mal à', 'depuis', 'devoir et pouvoir', 'il faut + infinitif'],
    vocabulary: words({
      'mal à la tête': 'une douleur dans la tête',
      'la gorge': 'l’intérieur du cou',
      tousser: 'faire sortir l’air de la bouche avec du bruit',
      'la fièvre': 'quand le corps est trop chaud',
      'le rhume': 'une maladie avec le nez qui coule',
      fatigué: 'qui a envie de dormir',
      'le médicament': 'ce que l’on prend pour guérir',
      'le comprimé': 'un petit médicament à avaler',
      'la pharmacie': 'le magasin des médicaments',
      'se reposer': 'ne rien faire et rester calme',
      'l’allergie': 'quelque chose te rend malade, toi et pas les autres',
      'le certificat médical': 'un papier du médecin pour l’école ou le travail',
    }),
    steps: [
      step(
        'Qu’est-ce qui vous arrive ?',
        [
          'mal|tête|gorge|tousse|toux|fièvre|rhume|enrhumé*|malade|fatigué*|ventre|oreille|dos|grippe|nez|douleur*|jambe|bras|sens|estomac|dent*|yeux|œil|pied|genou|épaule|vomi*',
        ],
        'Dis où tu as mal : « J’ai mal à… » ou « J’ai de la… ».',
        'J’ai mal à la gorge et à la tête.',
      ),
      step(
        'Je vois. Ça dure depuis quand ?',
        [
          '#|jour*|semaine|depuis|hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|nuit|matin|heure*|mois|longtemps|aujourd’hui',
        ],
        'Utilise « depuis » : « Depuis… jours ».',
        'Depuis trois jours, depuis lundi.',
      ),
      step(
        'Vous avez de la fièvre, ou est-ce que vous toussez ?',
        ['fièvre|tousse|toux|oui|non|les deux|ni|peu|seulement|crois|pas|juste|#|degrés'],
        'Dis ce que tu as et ce que tu n’as pas.',
        'Je tousse, mais je n’ai pas de fièvre.',
      ),
      step(
        'Vous prenez des médicaments en ce moment ? Et vous avez des allergies ?',
        [
          'oui|non|pas|comprimé*|allergi*|rien|prends|médicament*|seulement|aucun*|aspirine|pollen|lait|chats|noix|sirop',
        ],
        'Réponds aux deux questions.',
        'Je prends seulement des comprimés pour la tête, et je n’ai pas d’allergies.',
      ),
      step(
        'Regardons cette gorge. Elle est un peu rouge, mais ce n’est pas grave. Il faut rester à la maison trois jours. C’est possible ?',
        [
          'oui|non|possible|peux|travail|école|examen|contrôle|maison|difficile|accord|crois|problème|lundi|demain|rester',
        ],
        'Dis si tu peux, et quel est le problème.',
        'C’est difficile, parce que j’ai un examen demain.',
      ),
      step(
        'Votre santé d’abord : je vous fais un certificat médical. Vous avez une question sur ce qu’il faut faire ?',
        ['dois|peux|puis|quoi|quand|comment|combien|boire|manger|sport|médicament*|comprimé*|non|où|fois|faut|est-ce'],
        'Pose une question : « Est-ce que je peux… ? », « Combien de fois… ? »',
        'Oui. Combien de fois par jour je dois prendre le médicament, et je peux faire du sport ?',
      ),
      step(
        'Trois fois par jour après le repas, beaucoup de tisane, et pas de sport cette semaine. Qu’est-ce que vous allez faire maintenant ?',
        [
          'vais|maison|pharmacie|reposer|dormir|lit|boire|tisane|médicament*|acheter|prendre|rentrer|rester|appeler|manger|comprimé*',
        ],
        'Dis ce que tu vas faire : « Je vais… ».',
        'Je vais aller à la pharmacie, puis je vais me reposer à la maison.',
      ),
    ],
    starters: ['Bonjour, docteur.', 'Bonjour. Je ne me sens pas bien.', 'Merci de me recevoir aujourd’hui.'],
    opening_message: 'Bonjour, entrez et asseyez-vous. C’est moi qui vous reçois aujourd’hui.',
    correction: 'prompt',
  }),
  template({
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
  }),
]
