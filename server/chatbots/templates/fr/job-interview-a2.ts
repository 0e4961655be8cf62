import { step, template, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewA2 = template({
  id: 'job-interview-a2',
  name: 'Un job d’été',
  language: 'fr',
  level: 'A2',
  description: 'Tu voudrais travailler cet été chez un glacier. Parle de toi et pose des questions sur le travail.',
  role: 'Patronne d’un glacier au bord de la mer à La Rochelle',
  scenario:
    'Il y a une affiche dans la vitrine : « On cherche de l’aide pour l’été ». Tu entres et tu demandes. La patronne a dix minutes et veut te connaître.',
  goals: [
    'Je peux me présenter.',
    'Je peux dire ce que je sais bien faire.',
    'Je peux dire quand je suis libre.',
    'Je peux poser des questions sur un travail.',
  ],
  grammar: ['le présent', 'savoir et pouvoir', 'aimer + infinitif', 'le + jour de la semaine'],
  vocabulary: words({
    servir: 'apporter ce que les gens commandent',
    'le client': 'la personne qui achète',
    sympathique: 'gentil avec les autres',
    ponctuel: 'qui arrive à l’heure',
    'les horaires': 'les heures de travail',
    'de l’heure': 'pour chaque heure de travail',
    'l’équipe': 'les gens qui travaillent ensemble',
    ranger: 'mettre les choses à leur place',
    'l’expérience': 'ce que l’on a déjà fait',
    gagner: 'recevoir de l’argent pour son travail',
    'le week-end': 'le samedi et le dimanche',
    commencer: 'faire les premières heures',
  }),
  steps: [
    step(
      'Parle-moi un peu de toi. Tu es qui, et tu fais quoi ?',
      [],
      'Dis ton nom et si tu étudies ou si tu travailles : « Je m’appelle…, et je… ».',
      'Je m’appelle Emma, et je vais au lycée.',
    ),
    step(
      'Enchantée ! Pourquoi tu veux travailler ici ?',
      [
        'parce|aime|adore|veux|voudrais|glace*|argent|gens|mer|été|apprendre|français|ami*|travailler|vacances|près|car|rencontrer',
      ],
      'Donne une raison avec « parce que ».',
      'Parce que j’aime parler avec les gens et que j’adore les glaces.',
    ),
    step(
      'Qu’est-ce que tu sais bien faire ?',
      [
        'sais|peux|bien|suis|sympathique|sympa|gentil*|rapide|vite|compter|maths|gens|langue*|aider|travailler|cuisiner|nettoyer|ranger|parler|ponctuel*|équipe|musique|ordinateur|organis*',
      ],
      'Dis ce que tu fais bien : « Je sais… » ou « Je suis… ».',
      'Je suis sympathique et je sais travailler vite.',
    ),
    step(
      'Tu as déjà travaillé, ou aidé quelqu’un dans son travail ?',
      [
        'oui|non|jamais|travaill*|aid*|parents|mère|père|magasin|école|enfants|jardin|ami*|oncle|tante|famille|fois|été|maison|parfois|déjà',
      ],
      'Raconte une chose que tu as faite, ou dis « jamais » et comment tu aides à la maison.',
      'Oui, j’aide parfois mon oncle dans son magasin.',
    ),
    step(
      'Petit test : un client dit que ce n’est pas sa glace. Qu’est-ce que tu lui dis ?',
      [
        'désolé*|pardon|excus*|problème|nouvelle|autre|laquelle|moment|donne|apporte|fais|bien sûr|erreur|quoi|suite|change|quel*',
      ],
      'Excuse-toi et dis ce que tu vas faire.',
      'Je suis désolée ! Je vous en donne une autre tout de suite.',
    ),
    step(
      'Très bien ! On est ouverts tous les jours de dix à vingt heures. Tu peux travailler quand ?',
      [
        'lundi*|mardi*|mercredi*|jeudi*|vendredi*|samedi*|dimanche*|week-end*|jour*|semaine|matin|après-midi|soir|toujours|juillet|août|juin|#|vacances|tous|heure*',
      ],
      'Donne des jours et des heures.',
      'Je peux travailler le samedi et le dimanche, de dix à seize heures.',
    ),
    step(
      'Ça m’arrange bien. Tu as des questions ?',
      ['combien|quand|quoi|où|comment|qui|est-ce|peux|dois|heure|argent|gagne|commence*|vêtements|non|quel*|paie|y a'],
      'Demande combien on gagne, ou quand tu commences.',
      'Je gagne combien de l’heure, et je peux commencer quand ?',
    ),
  ],
  starters: [
    'Bonjour ! J’ai vu l’affiche dans la vitrine.',
    'Bonjour. Vous cherchez encore quelqu’un ?',
    'Bonjour, c’est pour le job d’été.',
  ],
  opening_message: 'Bonjour ! Tu viens pour le job d’été ? Très bien, asseyons-nous un instant.',
  correction: 'prompt',
})
