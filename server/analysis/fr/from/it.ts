import type { Rule } from '#server/analysis/grammar/rule.ts'

/** Habits of those whose language is Italian. */
export const fromItalian: readonly Rule[] = [
  {
    id: 'fr.from_it.been',
    kind: 'verb_form',
    pattern: [
      '[je suis été]',
      'tu [es été]',
      'il|elle|on [est été]',
      'nous [sommes été|étés]',
      'ils|elles [sont été|étés]',
    ],
    better: ({ marked: [first] }) =>
      ({ je: 'j’ai été', es: 'as été', est: 'a été', sommes: 'avons été', sont: 'ont été' })[first?.lower ?? ''] ??
      null,
    why: 'auxiliary_have',
    wrong: [
      ['Je suis été malade.', 'J’ai été malade.'],
      ['Il est été à Rome.', 'Il a été à Rome.'],
      ['Nous sommes été contents.', 'Nous avons été contents.'],
    ],
    right: ['J’ai été malade.', 'C’est l’été.', 'Il est à Rome.'],
  },
  {
    id: 'fr.from_it.go_up',
    kind: 'false_friend',
    pattern: ['je|tu|il|elle|on [=salir<verb pres>] à|au|dans|sur|en'],
    better: ({ marked: [verb], form, sentence }) => {
      const person = { je: '1s', tu: '2s' }[(verb && sentence[sentence.indexOf(verb) - 1]?.lower) ?? ''] ?? '3s'
      return (
        form(verb && { ...verb, readings: [{ lemma: 'monter', tags: new Set(['verb']) }] }, `verb pres ${person}`) ||
        null
      )
    },
    why: 'false_friend',
    wrong: [
      ['Je salis au deuxième étage.', 'Je monte au deuxième étage.'],
      ['Il salit dans le bus.', 'Il monte dans le bus.'],
      ['Tu salis à pied ?', 'Tu montes à pied ?'],
    ],
    right: ['Je monte au deuxième étage.', 'Le chien salit le tapis.', 'Tu salis ta robe.'],
  },
  {
    id: 'fr.from_it.go_find',
    kind: 'word_choice',
    pattern:
      '=aller<verb> [à trouver] mon|ma|mes|ton|ta|tes|son|sa|ses|un ami|amie|amis|cousin|cousine|grand-mère|grands-parents|parents|oncle|tante|mère|père|sœur|frère',
    better: 'voir',
    why: 'usual',
    wrong: [
      ['Nous sommes allés à trouver ma tante.', 'Nous sommes allés voir ma tante.'],
      ['Je suis allé à trouver mes amis.', 'Je suis allé voir mes amis.'],
      ['Elle est allée à trouver son père.', 'Elle est allée voir son père.'],
    ],
    right: ['Je vais voir ma tante.', 'Je vais trouver mes clés.', 'Il va trouver un emploi.'],
  },
]
