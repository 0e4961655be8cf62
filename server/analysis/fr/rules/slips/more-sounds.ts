import type { Word } from '#server/analysis/analysed.ts'
import type { Rule } from '#server/analysis/grammar/rule.ts'
import { subjects } from '#server/analysis/fr/match.ts'

const isSubject = new Set(subjects.split('|'))
const joins =
  /^(?:qui|que|qu'|où|dont|si|s'|combien|comme|quand|lorsque|lorsqu'|et|ou|mais|car|donc|parce|puisque|puisqu'|pourquoi|comment|ce|cela|ça|c')$/

// Whether a verb with its subject stands before, so that another "a" has none.
function hasVerbBefore(sentence: readonly Word[], at: number): boolean {
  for (let place = at - 1; place > 0; place--) {
    const word = sentence[place]
    if (!word || word.kind === 'mark' || joins.test(word.lower)) return false
    const isFinite = word.readings.some(
      ({ tags }) => tags.has('verb') && !tags.has('inf') && !tags.has('part') && !tags.has('ger'),
    )
    const before = sentence.slice(0, place)
    const isOwn = before.slice(-3).some(({ lower }) => isSubject.has(lower))
    if (isFinite && isOwn) return !before.some(({ lower }) => joins.test(lower))
  }
  return false
}

/** More words that sound alike. */
export const moreSounds: readonly Rule[] = [
  {
    id: 'fr.homophone.a_after_verb',
    kind: 'accents',
    pattern: [
      "<noun> [a] la|l'|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|un|une|moi|toi|lui|elle|eux !<verb part>",
      "<verb part> [a] la|l'|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|votre|moi|toi|lui|elle|eux",
      "pas|plus|jamais|souvent|toujours|beaucoup [a] la|l'|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|votre|moi|toi|lui|elle|eux",
      '<verb pres -part> [a] mon|ma|mes|ton|ta|tes|son|sa|ses|moi|toi|lui|elle|eux',
    ],
    better: ({ marked: [word], sentence }) => (word && hasVerbBefore(sentence, sentence.indexOf(word)) ? 'à' : null),
    why: 'homophone_a',
    wrong: [
      ['Nous avons passé nos vacances a la mer.', 'Nous avons passé nos vacances à la mer.'],
      ['Elle ne répond pas a mes messages.', 'Elle ne répond pas à mes messages.'],
      ['Je donne un livre a mon frère.', 'Je donne un livre à mon frère.'],
    ],
    right: [
      'La ville où j’habite a un joli port.',
      'Le garçon que tu vois a mon livre.',
      'Quand il pleut, mon frère a la voiture.',
      'Je sais que ma sœur a un chien.',
    ],
  },
  {
    id: 'fr.homophone.ma_dit',
    kind: 'spelling',
    pattern: `${subjects}|qui ne? [ma|ta] <verb part>`,
    better: ({ marked: [word] }) => `${word?.lower[0]}’a`,
    why: 'homophone_ma',
    wrong: [
      ['Elle ma dit bonjour.', 'Elle m’a dit bonjour.'],
      ['Il ta vu hier.', 'Il t’a vu hier.'],
      ['On ma donné un livre.', 'On m’a donné un livre.'],
    ],
    right: ['Elle m’a dit bonjour.', 'Elle aime ma voiture.', 'C’est ma sœur.'],
  },
  {
    id: 'fr.homophone.these',
    kind: 'spelling',
    pattern: "^ [c' est] <noun pl -sg> sont|étaient|coûtent",
    better: 'ces',
    why: 'homophone_cest',
    wrong: [
      ['C’est livres sont à moi.', 'Ces livres sont à moi.'],
      ['C’est chaussures sont belles.', 'Ces chaussures sont belles.'],
      ['C’est fleurs coûtent cher.', 'Ces fleurs coûtent cher.'],
    ],
    right: ['Ces livres sont à moi.', 'C’est mon livre.', 'Ce sont des livres.'],
  },
  {
    id: 'fr.homophone.la',
    kind: 'accents',
    pattern: [
      '=être<verb -inf> pas|déjà|toujours|encore? [la] $',
      '=être<verb -inf> pas|déjà? [la] depuis|pour|avec|demain|aussi',
    ],
    better: 'là',
    why: 'homophone_la',
    wrong: [
      ['Je suis la.', 'Je suis là.'],
      ['Elle n’est pas la.', 'Elle n’est pas là.'],
      ['Tu es la depuis quand ?', 'Tu es là depuis quand ?'],
    ],
    right: ['Je suis là.', 'C’est la fin.', 'Je la vois.'],
  },
  {
    id: 'fr.homophone.a_greeting',
    kind: 'accents',
    pattern: 'et|alors|donc|, [a] demain|bientôt|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    better: 'à',
    why: 'homophone_a',
    wrong: [
      ['Merci et a demain !', 'Merci et à demain !'],
      ['Salut, a bientôt !', 'Salut, à bientôt !'],
      ['Alors a lundi !', 'Alors à lundi !'],
    ],
    right: ['Merci et à demain !', 'Elle a bientôt vingt ans.', 'À lundi !'],
  },
  {
    id: 'fr.homophone.was',
    kind: 'spelling',
    pattern: "et|mais|,|que|car [s' était] super|génial|cool|bien|bon|nul|très|trop|un|une|vraiment",
    better: 'c’était',
    why: 'homophone_cest',
    wrong: [
      ['Je suis allé au cinéma et s’était super.', 'Je suis allé au cinéma et c’était super.'],
      ['On a mangé, s’était très bon.', 'On a mangé, c’était très bon.'],
      ['J’ai nagé et s’était bien.', 'J’ai nagé et c’était bien.'],
    ],
    right: ['Et c’était super.', 'Il s’était levé.', 'Elle s’était bien reposée.'],
  },
  {
    id: 'fr.homophone.cook',
    kind: 'spelling',
    pattern: '=être<verb -inf> un? [cuisiner]',
    better: 'cuisinier',
    why: 'fixed',
    wrong: [
      ['Mon mari est cuisiner.', 'Mon mari est cuisinier.'],
      ['Je suis cuisiner dans un hôtel.', 'Je suis cuisinier dans un hôtel.'],
      ['Il était cuisiner.', 'Il était cuisinier.'],
    ],
    right: ['Mon mari est cuisinier.', 'Je veux cuisiner.', 'Mon plaisir est de cuisiner.'],
  },
  {
    id: 'fr.homophone.rains',
    kind: 'verb_form',
    pattern: 'il [plut]',
    better: 'pleut',
    why: 'fixed',
    wrong: [
      ['Il plut aujourd’hui.', 'Il pleut aujourd’hui.'],
      ['Il fait froid et il plut.', 'Il fait froid et il pleut.'],
      ['Quand il plut, je reste ici.', 'Quand il pleut, je reste ici.'],
    ],
    right: ['Il pleut.', 'Il a plu.', 'Il va pleuvoir.'],
  },
]
