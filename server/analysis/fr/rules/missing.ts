import type { Rule } from '#server/analysis/grammar/rule.ts'
import { subjects, neighbour } from '#server/analysis/fr/match.ts'

const think = '=penser|=espérer|=croire|=savoir|=dire|=trouver|=imaginer<verb pres -part>'
/** Words that are missing, and the ones that join sentences. */
export const missing: readonly Rule[] = [
  {
    id: 'fr.missing.que',
    kind: 'missing_word',
    pattern: [
      `je|j' ${think} [je|j'|tu|il|elle|on|ils|elles] <verb>`,
      "j' =espérer<verb> [tu|vous|il|elle|on|ils|elles] <verb -inf>",
      '=vouloir<verb pres> [tu|il|elle|ils|elles] <verb sub>',
    ],
    better: ({ marked: [who] }) => (who ? `${/^[aeio]/.test(who.lower) ? 'qu’' : 'que '}${who.text}` : null),
    why: 'that',
    wrong: [
      ['Je pense tu as raison.', 'Je pense que tu as raison.'],
      ['J’espère il viendra.', 'J’espère qu’il viendra.'],
      ['Je veux tu viennes.', 'Je veux que tu viennes.'],
    ],
    right: [
      'Je pense que tu as raison.',
      'Je crois, tu sais.',
      'Je sais nager.',
      'Que penses-tu ?',
      'J’espère vous voir bientôt.',
    ],
  },
  {
    id: 'fr.missing.what',
    kind: 'missing_word',
    pattern: [
      "qu' [est -ce] je|tu|il|elle|on|nous|vous|ils|elles",
      "qu' [est-ce] je|j'|tu|il|elle|on|nous|vous|ils|elles",
    ],
    better: ({ sentence, marked }) => {
      const next = neighbour(sentence, marked.at(-1), 1)
      return next && /^[ioe]/.test(next.lower) ? null : 'est-ce que'
    },
    why: 'what',
    wrong: [
      ['Qu’est-ce tu fais ?', 'Qu’est-ce que tu fais ?'],
      ['Qu’est-ce vous voulez ?', 'Qu’est-ce que vous voulez ?'],
      ['Qu’est-ce nous mangeons ?', 'Qu’est-ce que nous mangeons ?'],
    ],
    right: ['Qu’est-ce que tu fais ?', 'Qu’est-ce qui se passe ?', 'Est-ce que tu viens ?'],
  },
  {
    id: 'fr.choice.what_first',
    kind: 'word_choice',
    pattern: '^ <conj>? [quoi] tu|vous|nous|je <verb>',
    better: 'qu’est-ce que',
    why: 'what',
    wrong: [
      ['Quoi tu fais ce soir ?', 'Qu’est-ce que tu fais ce soir ?'],
      ['Quoi vous voulez ?', 'Qu’est-ce que vous voulez ?'],
      ['Quoi tu manges ?', 'Qu’est-ce que tu manges ?'],
    ],
    right: ['Qu’est-ce que tu fais ?', 'Quoi ?', 'Tu fais quoi ?'],
  },
  {
    id: 'fr.missing.relative',
    kind: 'missing_word',
    pattern: "^ le|la|les|l' <noun> [je|tu|nous|vous] <verb> <not verb>{0,2} =être|=avoir|=coûter<verb 3s -part>",
    better: ({ marked: [who] }) => (who ? `que ${who.text}` : null),
    why: 'relative_missing',
    wrong: [
      ['Le film je préfère est drôle.', 'Le film que je préfère est drôle.'],
      ['La fille tu connais est là.', 'La fille que tu connais est là.'],
      ['Le livre je lis est long.', 'Le livre que je lis est long.'],
    ],
    right: ['Le film que je préfère est drôle.', 'Le soir je lis.', 'Le matin je mange et le soir est calme.'],
  },
  {
    id: 'fr.choice.who',
    kind: 'word_choice',
    pattern: ['<det> <noun> [que] <verb pres 3s>', '<det> <noun> [que] <verb pres 3p>'],
    better: ({ words }) => {
      const verb = words(3)[0]
      const lemma = verb?.readings[0]?.lemma ?? ''
      return words(1)[0]?.readings.some(({ tags }) => tags.has('noun')) &&
        /^(?:habiter|parler|travailler|être|avoir|aller|venir|arriver|jouer|aimer|coûter|dormir|vivre|étudier)$/.test(
          lemma,
        )
        ? 'qui'
        : null
    },
    why: 'who',
    wrong: [
      ['Le garçon que habite ici est sympa.', 'Le garçon qui habite ici est sympa.'],
      ['J’ai un ami que parle russe.', 'J’ai un ami qui parle russe.'],
      ['La fille que travaille là est grande.', 'La fille qui travaille là est grande.'],
    ],
    right: ['Le garçon qui habite ici.', 'Le livre que lit Marie.', 'La robe que je porte.'],
  },
  {
    id: 'fr.choice.relative',
    kind: 'word_choice',
    pattern: [
      `<noun> [que|qu'] ${subjects} n'|ne? =avoir<verb> besoin|envie|peur`,
      `ville|pays|village|maison|endroit|quartier|jour|année|moment [que|qu'] ${subjects} =être<verb> né|née|nés|nées`,
      `ville|pays|village|maison|endroit|quartier [que|qu'] ${subjects} =habiter|=vivre|=travailler<verb>`,
    ],
    better: ({ words, marked: [word] }) =>
      /^(?:besoin|envie|peur)$/.test(words(5)[0]?.lower ?? '') ? 'dont' : word ? 'où' : null,
    why: 'relative',
    wrong: [
      ['Le livre que j’ai besoin est cher.', 'Le livre dont j’ai besoin est cher.'],
      ['La ville que je suis né est petite.', 'La ville où je suis né est petite.'],
      ['Le quartier que j’habite est calme.', 'Le quartier où j’habite est calme.'],
    ],
    right: ['Le livre dont j’ai besoin.', 'La ville où je suis né.', 'La ville que j’aime.'],
  },
]
