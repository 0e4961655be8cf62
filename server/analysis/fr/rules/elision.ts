import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { isNoun, isOpen, isVerb, spelt } from '#server/analysis/fr/match.ts'

// The first word without its vowel, joined to the second.
const join = ({ marked, word }: Match): string | null => {
  const [, next] = marked
  return isOpen(next) ? `${word(0).slice(0, -1)}’${spelt(next)}` : null
}

/** Vowels that fall before another vowel. */
export const elision: readonly Rule[] = [
  {
    id: 'fr.elision.je',
    kind: 'spelling',
    pattern: '[je *]',
    better: (match) => (/^(?:au|aux|à|et|ou|avec|un|une)$/.test(match.word(1)) ? null : join(match)),
    why: 'elision',
    wrong: [
      ['Je habite à Paris.', 'J’habite à Paris.'],
      ['Je ai deux frères.', 'J’ai deux frères.'],
      ['Oui, je aime le café.', 'Oui, j’aime le café.'],
    ],
    right: ['J’habite à Paris.', 'Je hais le bruit.', 'Je parle français.', 'Puis-je entrer ?'],
  },
  {
    id: 'fr.elision.article',
    kind: 'spelling',
    pattern: ['[le|la <noun>]', '[le|la autre]'],
    better: (match) => (isNoun(match.marked[1]) || match.word(1) === 'autre' ? join(match) : null),
    why: 'elision',
    wrong: [
      ['Je vais à la école.', 'Je vais à l’école.'],
      ['Le hôtel est cher.', 'L’hôtel est cher.'],
      ['La eau est froide.', 'L’eau est froide.'],
      ['Je prends la autre chambre.', 'Je prends l’autre chambre.'],
    ],
    right: ['Le haricot est vert.', 'Le yaourt est bon.', 'Le onze mai.', 'La honte !', 'Le week-end dernier.'],
  },
  {
    id: 'fr.elision.de',
    kind: 'spelling',
    pattern: '[de *]',
    better: (match) => {
      const [, next] = match.marked
      // Of names with an H, none is sure ("de Hugo", "d’Hélène").
      if (next?.text.startsWith('H')) return null
      return next && next.readings.length > 0 && next.text.length > 1 && !/^(?:un|une)$/.test(next.lower)
        ? join(match)
        : null
    },
    why: 'elision',
    wrong: [
      ['Je viens de Espagne.', 'Je viens d’Espagne.'],
      ['Un verre de eau, merci.', 'Un verre d’eau, merci.'],
      ['C’est la voiture de elle.', 'C’est la voiture d’elle.'],
    ],
    right: [
      'Je viens de Hongrie.',
      'Un kilo de haricots.',
      'Le numéro de huit heures.',
      'Le match de hockey.',
      'Il vient de Hanoï.',
    ],
  },
  {
    id: 'fr.elision.que',
    kind: 'spelling',
    pattern: ['[que il|elle|ils|elles|on|un|une|en|à]', '[jusque|lorsque|puisque il|elle|ils|elles|on|un|une|en|à]'],
    better: join,
    why: 'elision',
    wrong: [
      ['Je pense que il est là.', 'Je pense qu’il est là.'],
      ['Parce que elle est malade.', 'Parce qu’elle est malade.'],
      ['Je sais que on mange à midi.', 'Je sais qu’on mange à midi.'],
    ],
    right: ['Je pense que oui.', 'Le jour que huit personnes attendent.', 'Je crois que Hugo vient.'],
  },
  {
    id: 'fr.elision.pronoun',
    kind: 'spelling',
    pattern: '[ne|me|te|se <verb>|y|en]',
    better: (match) => (isVerb(match.marked[1]) || /^(?:y|en)$/.test(match.word(1)) ? join(match) : null),
    why: 'elision',
    wrong: [
      ['Je ne aime pas le thé.', 'Je n’aime pas le thé.'],
      ['Il ne est pas là.', 'Il n’est pas là.'],
      ['Elle se appelle Marie.', 'Elle s’appelle Marie.'],
    ],
    right: ['Je ne hais personne.', 'Il se hâte.', 'Je me lève tôt.'],
  },
  {
    id: 'fr.elision.pronoun_y_en',
    kind: 'spelling',
    pattern: '[ne|me|te|se y|en]',
    better: join,
    why: 'elision',
    wrong: [
      ['Il ne y a pas de pain.', 'Il n’y a pas de pain.'],
      ['Je me en vais.', 'Je m’en vais.'],
      ['Je ne en veux pas.', 'Je n’en veux pas.'],
    ],
    right: ['Il n’y a personne.', 'Je m’en vais.', 'Elle se lève.'],
  },
  {
    id: 'fr.elision.ce',
    kind: 'spelling',
    pattern: '[ce est|était|étaient] !-ce',
    better: join,
    why: 'elision',
    wrong: [
      ['Ce est mon ami.', 'C’est mon ami.'],
      ['Ce était très bien.', 'C’était très bien.'],
      ['Je crois que ce est vrai.', 'Je crois que c’est vrai.'],
    ],
    right: ['Ce sont mes amis.', 'Ce n’est pas vrai.', 'C’est vrai.'],
  },
  {
    id: 'fr.elision.si',
    kind: 'spelling',
    pattern: '[si il|ils]',
    better: join,
    why: 'elision',
    wrong: [
      ['Si il pleut, je reste ici.', 'S’il pleut, je reste ici.'],
      ['Je ne sais pas si ils viennent.', 'Je ne sais pas s’ils viennent.'],
      ['Si il vous plaît.', 'S’il vous plaît.'],
    ],
    right: ['Si elle vient, je pars.', 'Si on veut.', 'S’il pleut, je reste.'],
  },
  {
    id: 'fr.elision.possessive',
    kind: 'article',
    pattern: '[ma|ta|sa] <noun fem sg>',
    better: ({ words, word }) => (isNoun(words(1)[0]) && isOpen(words(1)[0]) ? `${word(0)[0]}on` : null),
    why: 'open_possessive',
    wrong: [
      ['C’est ma école.', 'C’est mon école.'],
      ['Sa histoire est triste.', 'Son histoire est triste.'],
      ['Quelle est ta idée ?', 'Quelle est ton idée ?'],
    ],
    right: ['C’est mon école.', 'Sa honte est grande.', 'Ma sœur est là.'],
  },
  {
    id: 'fr.elision.cet',
    kind: 'article',
    pattern: ['[ce] <noun masc sg>', '[cet] <noun masc sg>'],
    better: ({ words, word }) => {
      const better = isOpen(words(1)[0]) ? 'cet' : 'ce'
      return isNoun(words(1)[0]) && better !== word(0) ? better : null
    },
    why: 'open_ce',
    wrong: [
      ['Ce homme est grand.', 'Cet homme est grand.'],
      ['Ce hôtel est cher.', 'Cet hôtel est cher.'],
      ['Cet livre est bien.', 'Ce livre est bien.'],
    ],
    right: ['Cet été, je pars.', 'Ce matin, je dors.', 'Ce héros est mort.', 'Cet après-midi, on joue.'],
  },
  {
    id: 'fr.elision.nouvel',
    kind: 'agreement',
    pattern: '[beau|nouveau|vieux] <noun masc sg>',
    better: ({ words, word }) => {
      const forms: Record<string, string> = { beau: 'bel', nouveau: 'nouvel', vieux: 'vieil' }
      return isNoun(words(1)[0]) && isOpen(words(1)[0]) ? (forms[word(0)] ?? null) : null
    },
    why: 'open_adjective',
    wrong: [
      ['J’ai un nouveau ordinateur.', 'J’ai un nouvel ordinateur.'],
      ['C’est un beau homme.', 'C’est un bel homme.'],
      ['Un vieux arbre est tombé.', 'Un vieil arbre est tombé.'],
    ],
    right: ['Un nouveau livre.', 'Un beau héros.', 'Un vieux monsieur.'],
  },
]
