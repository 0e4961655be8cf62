import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctorA2 = template({
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
      ['oui|non|pas|comprimé*|allergi*|rien|prends|médicament*|seulement|aucun*|aspirine|pollen|lait|chats|noix|sirop'],
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
})
