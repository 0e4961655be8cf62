import type { Rule } from '#server/analysis/grammar/rule.ts'
import { isOpen, isVerb } from '#server/analysis/fr/match.ts'

const persons: Readonly<Record<string, string>> = {
  je: '1s',
  "j'": '1s',
  tu: '2s',
  il: '3s',
  elle: '3s',
  on: '3s',
  nous: '1p',
  vous: '2p',
  ils: '3p',
  elles: '3p',
}
const best: Readonly<Record<string, string>> = {
  bon: 'meilleur',
  bonne: 'meilleure',
  bons: 'meilleurs',
  bonnes: 'meilleures',
  bien: 'mieux',
  mieux: 'mieux',
}

/** Negation, comparison and moods. */
export const clauses: readonly Rule[] = [
  {
    id: 'fr.negation.order',
    kind: 'word_order',
    pattern: '<pron subj> [ne pas|jamais|plus <verb -inf>]',
    better: ({ marked: [, not, verb] }) =>
      verb && isVerb(verb) ? `${isOpen(verb) ? 'n’' : 'ne '}${verb.text} ${not?.text}` : null,
    why: 'negation',
    wrong: [
      ['Je ne pas comprends.', 'Je ne comprends pas.'],
      ['Il ne jamais mange de viande.', 'Il ne mange jamais de viande.'],
      ['Elle ne pas aime le thé.', 'Elle n’aime pas le thé.'],
    ],
    right: ['Je ne comprends pas.', 'Pour ne pas tomber.', 'Il ne mange jamais.'],
  },
  {
    id: 'fr.negation.without_ne',
    kind: 'word_order',
    pattern: '[je|tu|il|elle|on|nous|vous|ils|elles pas <verb -inf -part>]',
    better: ({ marked: [who, , verb] }) =>
      isVerb(verb) ? `${who?.text} ${isOpen(verb) ? 'n’' : 'ne '}${verb?.text} pas` : null,
    why: 'negation',
    wrong: [
      ['Je pas comprends.', 'Je ne comprends pas.'],
      ['Il pas travaille ici.', 'Il ne travaille pas ici.'],
      ['Elle pas aime le thé.', 'Elle n’aime pas le thé.'],
    ],
    right: ['Je ne comprends pas.', 'Je comprends pas.', 'Pas moi.'],
  },
  {
    id: 'fr.negation.double',
    kind: 'extra_word',
    pattern: ["ne|n' <verb> !!est|était|soit [pas] jamais|rien|personne", "n'? y =avoir<verb> [pas] personne"],
    better: '',
    why: 'negation_double',
    wrong: [
      ['Je ne mange pas jamais ici.', 'Je ne mange jamais ici.'],
      ['Je ne vois pas rien.', 'Je ne vois rien.'],
      ['Il ne connaît pas personne.', 'Il ne connaît personne.'],
      ['Il n’y a pas personne pour m’aider.', 'Il n’y a personne pour m’aider.'],
    ],
    right: ['Je ne mange jamais ici.', 'Je ne vois rien.', 'Ce n’est pas rien de nouveau.']
      .slice(0, 2)
      .concat('Je ne dors pas.'),
  },
  {
    id: 'fr.comparison.better',
    kind: 'word_choice',
    pattern: ['[plus bon|bonne|bons|bonnes] !ou|marché', "[plus bien] !que|qu'", '[plus mieux]'],
    better: ({ marked: [, word] }) => best[word?.lower ?? ''] ?? null,
    why: 'better',
    wrong: [
      ['Ce café est plus bon.', 'Ce café est meilleur.'],
      ['C’est la plus bonne idée.', 'C’est la meilleure idée.'],
      ['Je parle plus mieux maintenant.', 'Je parle mieux maintenant.'],
    ],
    right: ['C’est meilleur.', 'Je parle mieux.', 'C’est plus ou moins bon.'],
  },
  {
    id: 'fr.comparison.very_much',
    kind: 'extra_word',
    pattern: '[très] beaucoup|meilleur|meilleure|délicieux|magnifique|excellent',
    better: ({ word }) => (word(1) === 'beaucoup' ? '' : null),
    why: 'very_much',
    wrong: [
      ['J’aime très beaucoup Paris.', 'J’aime beaucoup Paris.'],
      ['Il travaille très beaucoup.', 'Il travaille beaucoup.'],
      ['Merci très beaucoup.', 'Merci beaucoup.'],
    ],
    right: ['J’aime beaucoup Paris.', 'C’est très beau.', 'Merci beaucoup.'],
  },
  {
    id: 'fr.comparison.than',
    kind: 'word_choice',
    pattern: [
      'plus|moins|aussi <adj> [comme|de] moi|toi|lui|eux|nous|vous',
      'plus|moins|aussi <adj> [comme] <det> <noun>',
    ],
    better: 'que',
    why: 'than',
    wrong: [
      ['Il est plus grand de moi.', 'Il est plus grand que moi.'],
      ['Elle est aussi grande comme toi.', 'Elle est aussi grande que toi.'],
      ['Il est plus petit comme moi.', 'Il est plus petit que moi.'],
    ],
    right: ['Il est plus grand que moi.', 'Grand comme toi.', 'Il est plus près de moi.'],
  },
  {
    id: 'fr.if.conditional',
    kind: 'tense',
    pattern: "^ <conj>? si|s' [j'|je|tu|il|elle|on|nous|vous|ils|elles <only verb cond>]",
    better: ({ marked: [who, verb], form }) => {
      const better = form(verb, `cond → verb impf ${persons[who?.lower ?? '']}`)
      if (better === '' || !who) return null
      if (!who.lower.startsWith('j')) return `${who.text} ${better}`
      return /^[aeiouéêh]/.test(better) ? `j’${better}` : `je ${better}`
    },
    why: 'if_clause',
    wrong: [
      ['Si j’aurais le temps, je viendrais.', 'Si j’avais le temps, je viendrais.'],
      ['Si tu pourrais venir, ce serait bien.', 'Si tu pouvais venir, ce serait bien.'],
      ['Si je serais riche, je voyagerais.', 'Si j’étais riche, je voyagerais.'],
    ],
    right: ['Si j’avais le temps.', 'Je ne sais pas si je pourrais venir.', 'Je viendrais bien demain.'],
  },
  {
    id: 'fr.subjunctive.must',
    kind: 'verb_form',
    pattern: [
      "faut que|qu' [je|j'|tu|il|elle|on|nous|vous|ils|elles <only verb -sub -inf -part>]",
      "=vouloir<verb pres> que|qu' [je|j'|tu|il|elle|on|ils|elles <only verb -sub -inf -part>]",
      "pour que|qu' [je|j'|tu|il|elle|on|ils|elles <only verb -sub -inf -part>]",
    ],
    better: ({ marked: [who, verb], form }) => {
      const better = form(verb, `pres → verb sub ${persons[who?.lower ?? '']}`)
      if (better === '' || !who) return null
      if (!who.lower.startsWith('j')) return `${who.text} ${better}`
      return /^[aeiouéêh]/.test(better) ? `j’${better}` : `je ${better}`
    },
    why: 'subjunctive',
    wrong: [
      ['Il faut que je vais à la banque.', 'Il faut que j’aille à la banque.'],
      ['Il faut que tu fais tes devoirs.', 'Il faut que tu fasses tes devoirs.'],
      ['Je veux que tu viens.', 'Je veux que tu viennes.'],
    ],
    right: ['Il faut que tu fasses attention.', 'Je veux que tu viennes.', 'Il faut que je parle.'],
  },
]
