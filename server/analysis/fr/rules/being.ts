import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { agreeing, genderOf, isNoun, isVerb, numberOf, oneOf } from '#server/analysis/fr/match.ts'

const withBe = oneOf(
  'allé allée allés allées venu venue venus venues parti partie partis parties arrivé arrivée arrivés arrivées né née tombé tombée tombés resté restée restés restées devenu devenue revenu revenue mort morte',
)
const withHave = oneOf(
  'mangé parlé travaillé dormi voyagé étudié joué dansé nagé habité vécu regardé acheté visité eu bu',
)
const withAvoir = new Set(withHave.split('|'))
const has: Readonly<Record<string, string>> = {
  ai: 'suis',
  as: 'es',
  a: 'est',
  avons: 'sommes',
  avez: 'êtes',
  ont: 'sont',
}
const reflexive: Readonly<Record<string, string>> = {
  ai: 'me suis',
  as: 't’es',
  a: 's’est',
  ont: 'se sont',
  avons: 'nous sommes',
  avez: 'vous êtes',
}
const is: Readonly<Record<string, string>> = {
  suis: 'ai',
  es: 'as',
  est: 'a',
  sommes: 'avons',
  êtes: 'avez',
  sont: 'ont',
}

const degree = 'très|trop|assez|si|vraiment|pas|plus|moins|aussi|toujours|tellement|déjà|bien'
const beFinite = 'est|était|sera|serait'
const bePlural = 'sont|étaient|seront|seraient'
const plain = ({ marked: [word] }: Match) =>
  word !== undefined &&
  !withAvoir.has(word.lower) &&
  word.readings.every(({ tags }) => ['adj', 'part', 'noun', 'word'].some((tag) => tags.has(tag)) || tags.has('verb'))

/** "Être" and "avoir", and what agrees after them. */
export const being: readonly Rule[] = [
  {
    id: 'fr.verb.be_in_past',
    kind: 'verb_form',
    pattern: [
      `[j'|n' ai|as|a|avons|avez|ont] pas|jamais? ${withBe}`,
      `^ <det> <noun> [a|ont] ${withBe}`,
      `tu|il|elle|on|nous|vous|ils|elles [as|a|avons|avez|ont] ${withBe}`,
    ],
    better: ({ marked }) => {
      const [first, second] = [marked[0]?.lower ?? '', marked[1]?.lower ?? '']
      if (marked.length === 1) return has[first] ?? null
      const verb = has[second] ?? ''
      const isVowel = /^[eê]/.test(verb)
      return first === "j'" ? (second === 'ai' ? 'je suis' : null) : isVowel ? `n’${verb}` : `ne ${verb}`
    },
    why: 'auxiliary_be',
    wrong: [
      ['J’ai allé au cinéma.', 'Je suis allé au cinéma.'],
      ['Il a venu hier.', 'Il est venu hier.'],
      ['Je n’ai pas parti.', 'Je ne suis pas parti.'],
      ['Nous avons restés à la maison.', 'Nous sommes restés à la maison.'],
    ],
    right: ['Je suis allé au cinéma.', 'Il a mangé.', 'J’ai sorti le chien.', 'Il n’a pas dormi.'],
  },
  {
    id: 'fr.verb.reflexive_past',
    kind: 'verb_form',
    pattern: [
      "[m'|me ai] <verb part>",
      "tu [t' as] <verb part>",
      "il|elle|on [s' a] <verb part>",
      "[s' ont] <verb part>",
      'nous [nous avons] <verb part>',
      'vous [vous avez] <verb part>',
    ],
    better: ({ marked }) => reflexive[marked[1]?.lower ?? ''] ?? null,
    why: 'reflexive_be',
    wrong: [
      ['Je m’ai levé à sept heures.', 'Je me suis levé à sept heures.'],
      ['Il s’a lavé.', 'Il s’est lavé.'],
      ['Ils s’ont amusés.', 'Ils se sont amusés.'],
    ],
    right: ['Il m’a vu.', 'Je me suis levé.', 'Elle t’a parlé.'],
  },
  {
    id: 'fr.verb.have_in_past',
    kind: 'verb_form',
    pattern: [`[je suis] ${withHave}`, `tu|il|elle|on|nous|vous|ils|elles [es|est|sommes|êtes|sont] ${withHave}`],
    better: ({ marked }) => (marked.length === 2 ? 'j’ai' : (is[marked[0]?.lower ?? ''] ?? null)),
    why: 'auxiliary_have',
    wrong: [
      ['Je suis mangé une pizza.', 'J’ai mangé une pizza.'],
      ['Il est travaillé hier.', 'Il a travaillé hier.'],
      ['Nous sommes dormi à l’hôtel.', 'Nous avons dormi à l’hôtel.'],
    ],
    right: ['J’ai mangé.', 'Je suis allé à Paris.', 'Le film est vu par Paul.'],
  },
  {
    id: 'fr.agreement.after_be_she',
    kind: 'agreement',
    pattern: [
      `!!avec|pour|chez|sans|de|d'|à|et|ou|comme|que|qu' elle n'|ne? ${beFinite} ${degree}? [<adj>] !un|une|le|la|les|des`,
      `!!avec|pour|chez|sans|de|d'|à|et|ou|comme|que|qu' elle n'|ne? s'|y? ${beFinite} ${degree}? [<verb part>] !un|une|le|la|l'|les|des|par|que|qu'|dit|fait`,
    ],
    better: (match) => (plain(match) && !isVerbOnly(match) ? agreeing(match, match.marked[0], 'fem', 'sg') : null),
    why: 'after_be',
    wrong: [
      ['Elle est allé à Paris.', 'Elle est allée à Paris.'],
      ['Elle est très content.', 'Elle est très contente.'],
      ['Elle s’est levé tôt.', 'Elle s’est levée tôt.'],
    ],
    right: [
      'Elle est médecin.',
      'Elle s’est lavé les mains.',
      'Elle est super.',
      'Elle est belle.',
      'Elle est professeur.',
    ],
  },
  {
    id: 'fr.agreement.after_be_he',
    kind: 'agreement',
    pattern: `il n'|ne? ${beFinite} ${degree}? [<adj fem sg -masc>]`,
    better: (match) => (plain(match) && !isVerbOnly(match) ? agreeing(match, match.marked[0], 'masc', 'sg') : null),
    why: 'after_be',
    wrong: [
      ['Il est grande.', 'Il est grand.'],
      ['Il est très gentille.', 'Il est très gentil.'],
      ['Il est française.', 'Il est français.'],
    ],
    right: ['Il est grand.', 'Il est malade.', 'Il est une heure.', 'Il est en retard.'],
  },
  {
    id: 'fr.agreement.after_be_they',
    kind: 'agreement',
    pattern: [
      `ils|elles ne? ${bePlural} ${degree}? [<adj sg>]`,
      `ils|elles ne? ${bePlural} ${degree}? [<verb part sg>] !un|une|le|la|les|des`,
      `nous ne? sommes ${degree}? [<adj sg>]`,
      `nous ne? sommes ${degree}? [<verb part sg>] !un|une|le|la|les|des`,
    ],
    better: (match) => {
      const isShe = match.word(0) === 'elles'
      if (!plain(match) || isVerbOnly(match)) return null
      const isFeminine = match.marked[0]?.readings.every(({ tags }) => tags.has('fem'))
      return agreeing(match, match.marked[0], isShe || (match.word(0) === 'nous' && isFeminine) ? 'fem' : 'masc', 'pl')
    },
    why: 'after_be',
    wrong: [
      ['Ils sont allé au cinéma.', 'Ils sont allés au cinéma.'],
      ['Elles sont content.', 'Elles sont contentes.'],
      ['Nous sommes fatigué.', 'Nous sommes fatigués.'],
    ],
    right: ['Ils sont grands.', 'Elles sont là.', 'Ils sont en retard.', 'Ils sont médecins.'],
  },
  {
    id: 'fr.agreement.after_be_noun',
    kind: 'agreement',
    pattern: [
      `^ <conj>? <det> <noun> ne|n'? ${beFinite}|${bePlural} ${degree}? [<adj>] !à|de|d'|un|une`,
      `^ <conj>? <det> <noun> ne|n'? ${beFinite}|${bePlural} ${degree}? [<verb part>] !de|d'|un|une|le|la|les`,
      `^ <conj>? <det> <noun> ne|n'? ${beFinite}|${bePlural} ${degree}? <adj> et|mais|ou [<adj>] $`,
      `mais|car|et <conj>? <det> <noun> ne|n'? ${beFinite} ${degree}? [<adj>] !à|de|d'|un|une`,
    ],
    better: (match) => {
      const [noun] = match.words(3)
      const [gender, number] = [genderOf(noun), numberOf(noun)]
      const isFitting = number === (/^(?:sont|étaient|seront|seraient)$/.test(match.word(5)) ? 'pl' : 'sg')
      const isPerson =
        noun !== undefined && /^(?:personne|gens|chose|médecin|professeur|prof|ministre|auteur)s?$/.test(noun.lower)
      return isNoun(noun) && gender && number && isFitting && !isPerson && plain(match) && !isVerbOnly(match)
        ? agreeing(match, match.marked[0], gender, number)
        : null
    },
    why: 'after_be',
    wrong: [
      ['Ma sœur est grand.', 'Ma sœur est grande.'],
      ['Les chambres sont petit.', 'Les chambres sont petites.'],
      ['La maison est très beau.', 'La maison est très belle.'],
    ],
    right: [
      'Ma sœur est grande.',
      'Ma mère est médecin.',
      'Le plat est super bon.',
      'Le problème est sérieux.',
      'Mes parents sont sympas.',
    ],
  },
  {
    id: 'fr.agreement.after_it_is',
    kind: 'agreement',
    pattern: [
      "c' est très|trop|vraiment|pas|assez|bien? [bonne|belle|intéressante|importante|chère|grande|petite|contente|jolie|possibles|impossibles|intéressants|bons|gentille] $",
      "c' était très|trop|vraiment|pas|assez? [bonne|belle|intéressante|importante|chère|grande|jolie|intéressants|bons] $",
    ],
    better: (match) => match.form(match.marked[0], 'adj → adj masc sg') || null,
    why: 'it_is',
    wrong: [
      ['C’est très bonne !', 'C’est très bon !'],
      ['C’est intéressante.', 'C’est intéressant.'],
      ['C’était très chère.', 'C’était très cher.'],
    ],
    right: ['C’est très bon.', 'C’est une belle maison.', 'Elle est très bonne.', 'C’est bonne année !'],
  },
  {
    id: 'fr.choice.have_age',
    kind: 'word_choice',
    pattern: [
      '[je suis] # ans',
      '[je suis] <num> ans',
      '[je suis] faim|soif|peur|raison|tort|besoin|sommeil',
      '[je suis] très faim|soif|peur',
      'il|elle|on [est] faim|soif|peur|raison|sommeil',
      'il|elle [est] # ans',
      'tu [es] faim|soif|peur|raison',
      'nous [sommes] faim|soif|peur|raison',
    ],
    better: ({ marked }) => (marked.length === 2 ? 'j’ai' : (is[marked[0]?.lower ?? ''] ?? null)),
    why: 'have',
    wrong: [
      ['Je suis 20 ans.', 'J’ai 20 ans.'],
      ['Je suis faim.', 'J’ai faim.'],
      ['Tu es raison.', 'Tu as raison.'],
      ['Elle est 30 ans.', 'Elle a 30 ans.'],
    ],
    right: ['J’ai 20 ans.', 'Je suis grand.', 'Il est 20 heures.', 'Elle a raison.'],
  },
  {
    id: 'fr.choice.he_is_a',
    kind: 'word_choice',
    pattern: ['[il|elle est] un|une <adj>? <noun>', '[ils|elles sont] des <adj>? <noun>'],
    better: ({ word, words, marked }) => {
      const noun = words(4)[0]
      if (!isNoun(noun) || /^(?:heure|peu)$/.test(noun.lower)) return null
      return marked[1]?.lower === 'sont' ? (word(0) ? 'ce sont' : null) : 'c’est'
    },
    why: 'it_is_a',
    wrong: [
      ['Il est un professeur.', 'C’est un professeur.'],
      ['Elle est une amie.', 'C’est une amie.'],
      ['Ils sont des amis.', 'Ce sont des amis.'],
    ],
    right: ['C’est un professeur.', 'Il est une heure.', 'Il est un peu fatigué.', 'Il est professeur.'],
  },
]

// "Elle est mange" is another mistake.
function isVerbOnly({ marked: [word] }: Match): boolean {
  return isVerb(word) && !word?.readings.some(({ tags }) => tags.has('adj') || tags.has('part'))
}
