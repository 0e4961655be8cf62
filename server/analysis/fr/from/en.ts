import type { Rule } from '#server/analysis/grammar/rule.ts'

/** Habits of those whose language is English. */
export const fromEnglish: readonly Rule[] = [
  {
    id: 'fr.from_en.library',
    kind: 'false_friend',
    pattern: '=étudier|=lire|=travailler<verb> pas? à|dans la [librairie]',
    better: 'bibliothèque',
    why: 'false_friend',
    wrong: [
      ['J’étudie à la librairie.', 'J’étudie à la bibliothèque.'],
      ['Je lis dans la librairie.', 'Je lis dans la bibliothèque.'],
      ['On étudie à la librairie.', 'On étudie à la bibliothèque.'],
    ],
    right: ['J’achète un livre à la librairie.', 'La librairie est fermée.', 'J’étudie à la bibliothèque.'],
  },
  {
    id: 'fr.from_en.good_time',
    kind: 'word_choice',
    pattern: '=avoir<verb> [un bon temps]',
    better: 'passé un bon moment',
    why: 'usual',
    wrong: [
      ['J’ai un bon temps.', 'J’ai passé un bon moment.'],
      ['Nous avons un bon temps.', 'Nous avons passé un bon moment.'],
      ['On a un bon temps.', 'On a passé un bon moment.'],
    ],
    right: ['Il fait beau temps.', 'J’ai du temps.', 'J’ai passé un bon moment.'],
  },
  {
    id: 'fr.from_en.excited',
    kind: 'false_friend',
    pattern: [
      "je|j' suis très? [excité|excitée] de|d'|pour",
      "je|j' suis très|si|trop [excité|excitée] $|,|et|car|parce",
    ],
    better: 'impatient',
    why: 'false_friend',
    wrong: [
      ['Je suis excité de partir.', 'Je suis impatient de partir.'],
      ['Je suis très excité de te voir.', 'Je suis très impatient de te voir.'],
      ['Je suis excité pour demain.', 'Je suis impatient pour demain.'],
      ['Je suis très excité et j’ai faim.', 'Je suis très impatient et j’ai faim.'],
    ],
    right: ['Le chien est excité.', 'Je suis impatient de partir.', 'Ils sont excités.'],
  },
  {
    id: 'fr.from_en.exam',
    kind: 'false_friend',
    pattern: "=avoir|=aller|=devoir<verb> [prendre] un|l'|mon examen",
    better: 'passer',
    why: 'false_friend',
    wrong: [
      ['Je dois prendre un examen.', 'Je dois passer un examen.'],
      ['Je vais prendre un examen.', 'Je vais passer un examen.'],
      ['Tu dois prendre un examen.', 'Tu dois passer un examen.'],
    ],
    right: ['Je vais passer un examen.', 'Je dois prendre un bus.', 'Je vais prendre le train.'],
  },
  {
    id: 'fr.from_en.question',
    kind: 'word_choice',
    pattern: '[demander] une|des question|questions',
    better: 'poser',
    why: 'usual',
    wrong: [
      ['Je voudrais demander une question.', 'Je voudrais poser une question.'],
      ['Je peux demander une question ?', 'Je peux poser une question ?'],
      ['Il veut demander des questions.', 'Il veut poser des questions.'],
    ],
    right: ['Je voudrais poser une question.', 'Demander un café.', 'Il veut demander une chambre.'],
  },
]
