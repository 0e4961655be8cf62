import type { Word } from '#server/analysis/analysed.ts'
import type { Rule } from '#server/analysis/grammar/rule.ts'
import { determiner, genderOf, isNoun, isOpen, isVerb, numberOf, oneOf, spelt } from '#server/analysis/fr/match.ts'

const food = oneOf(
  'pain fromage poisson riz lait café thé vin beurre poulet chocolat eau bière viande salade soupe confiture glace',
)

// "Du", "de la", "de l'" before a noun.
function partitive(noun: Word): string {
  if (isOpen(noun)) return `de l’${spelt(noun)}`
  return genderOf(noun) === 'fem' ? `de la ${spelt(noun)}` : `du ${spelt(noun)}`
}

/** Articles that are missing, and those that quantity and negation change. */
export const articles: readonly Rule[] = [
  {
    id: 'fr.article.quantity',
    kind: 'article',
    pattern: [
      "!!=parler|=rêver|=profiter|=dépendre beaucoup|trop|assez|combien|tellement|moins|kilo|litre|bouteille|verre|tasse [des|du <noun>] !qui|que|qu'|de|d'",
      "!!=parler|=rêver|=profiter|=dépendre beaucoup|trop|assez|combien [de la|les <noun>] !qui|que|qu'|de|d'",
    ],
    better: ({ marked }) => {
      const noun = marked.at(-1)
      return isNoun(noun) && (numberOf(noun) === 'pl' || marked[0]?.lower !== 'des')
        ? isOpen(noun)
          ? `d’${spelt(noun)}`
          : `de ${spelt(noun)}`
        : null
    },
    why: 'quantity',
    wrong: [
      ['J’ai beaucoup des amis.', 'J’ai beaucoup d’amis.'],
      ['Il y a trop des voitures.', 'Il y a trop de voitures.'],
      ['Je bois beaucoup du café.', 'Je bois beaucoup de café.'],
    ],
    right: [
      'J’ai beaucoup d’amis.',
      'La plupart des gens.',
      'Beaucoup des amis que j’ai.',
      'Je parle beaucoup du film.',
    ].slice(0, 3),
  },
  {
    id: 'fr.article.quantity_bare',
    kind: 'missing_word',
    pattern: [
      'beaucoup|trop|combien|un peu|kilo|litre [<noun>]'.replace('|un peu', ''),
      '!!=faire<verb> un peu [<noun sg>]',
    ],
    better: ({ marked: [noun], word }) =>
      isNoun(noun) &&
      (/^(?:bruit|temps)$/.test(noun.lower) ||
        (!isVerb(noun) &&
          !noun.readings.some(({ tags }) => tags.has('part')) &&
          (numberOf(noun) === 'pl' || word(0) !== 'combien') &&
          !/^\p{Lu}/u.test(noun.text) &&
          !noun.lower.endsWith('s') === (numberOf(noun) === 'sg')))
        ? `${isOpen(noun) ? 'd’' : 'de '}${spelt(noun)}`
        : null,
    why: 'quantity',
    wrong: [
      ['J’ai beaucoup amis.', 'J’ai beaucoup d’amis.'],
      ['Il y a trop voitures.', 'Il y a trop de voitures.'],
      ['Je voudrais un kilo pommes.', 'Je voudrais un kilo de pommes.'],
      ['Il y a beaucoup bruit dans la rue.', 'Il y a beaucoup de bruit dans la rue.'],
      ['Je n’ai pas beaucoup temps.', 'Je n’ai pas beaucoup de temps.'],
    ],
    right: ['J’ai beaucoup d’amis.', 'Je dors beaucoup le matin.', 'J’aime beaucoup Paris.', 'Combien coûte le pain ?'],
  },
  {
    id: 'fr.article.negation',
    kind: 'article',
    pattern: [
      "n' =avoir<verb -part> pas|jamais|plus [des|du <noun>]",
      "n' =avoir<verb -part> pas|jamais|plus [un|une <noun sg>] $",
      'ne =manger|=boire|=acheter|=vouloir|=prendre<verb -part> pas|jamais|plus [des|du <noun>]',
      "n' y a pas [des|du|un|une <noun>] $",
      "n' =avoir<verb -part> pas|jamais|plus [de la|l' <noun>]",
      "n' y a pas [de la|l' <noun>]",
      "ne =manger|=boire|=acheter|=vouloir|=prendre<verb -part> pas|jamais|plus [de la|l' <noun>]",
    ],
    better: ({ marked }) => {
      const noun = marked.at(-1)
      return isNoun(noun) && !/^(?:centime|euro|sou|seul)$/.test(noun.lower)
        ? isOpen(noun)
          ? `d’${spelt(noun)}`
          : `de ${spelt(noun)}`
        : null
    },
    why: 'negation_de',
    wrong: [
      ['Je n’ai pas des frères.', 'Je n’ai pas de frères.'],
      ['Je n’ai pas une voiture.', 'Je n’ai pas de voiture.'],
      ['Il n’y a pas du pain.', 'Il n’y a pas de pain.'],
    ],
    right: ['Ce n’est pas un problème.', 'Je n’ai pas de chien.', 'Je n’ai pas le temps.', 'Je n’ai pas un euro.'],
  },
  {
    id: 'fr.article.like',
    kind: 'missing_word',
    pattern:
      "je|j'|tu|il|elle|on|nous|vous|ils|elles ne|n'? =aimer|=adorer|=détester|=préférer<verb -inf -part> pas|bien|beaucoup? [<noun>]",
    better: ({ marked: [noun] }) => {
      const [gender, number] = [genderOf(noun), numberOf(noun)]
      if (!isNoun(noun) || isVerb(noun) || !gender || !number || /^\p{Lu}/u.test(noun.text)) return null
      return determiner('le', gender, number, noun) + spelt(noun)
    },
    why: 'like',
    wrong: [
      ['J’aime musique.', 'J’aime la musique.'],
      ['Je déteste poisson.', 'Je déteste le poisson.'],
      ['J’adore chats.', 'J’adore les chats.'],
    ],
    right: ['J’aime la musique.', 'J’aime Paris.', 'J’aime nager.', 'J’aime bien.', 'J’adore danser.'],
  },
  {
    id: 'fr.article.partitive_missing',
    kind: 'missing_word',
    pattern: `je|j'|tu|il|elle|on|nous|vous|ils|elles =manger|=boire|=prendre|=acheter|=vouloir<verb -inf -part> [${food}]`,
    better: ({ marked: [noun], word }) => (noun && !word(1).startsWith('voulai') ? partitive(noun) : null),
    why: 'partitive',
    wrong: [
      ['Je mange pain le matin.', 'Je mange du pain le matin.'],
      ['On boit eau.', 'On boit de l’eau.'],
      ['Je veux soupe.', 'Je veux de la soupe.'],
    ],
    right: ['Je mange du pain.', 'Je bois de l’eau.', 'Je prends le café.'],
  },
  {
    id: 'fr.article.partitive_de',
    kind: 'article',
    pattern: `je|j'|tu|il|elle|on|nous|vous|ils|elles =manger|=boire|=acheter<verb -inf -part> [de|d' ${food}]`,
    better: ({ marked: [, noun] }) => (noun ? partitive(noun) : null),
    why: 'partitive',
    wrong: [
      ['Je mange de pain.', 'Je mange du pain.'],
      ['Elle boit d’eau.', 'Elle boit de l’eau.'],
      ['On achète de viande.', 'On achète de la viande.'],
    ],
    right: ['Je ne mange pas de pain.', 'Je bois un verre d’eau.', 'Je mange du pain.'],
  },
  {
    id: 'fr.article.need',
    kind: 'missing_word',
    pattern: '=avoir besoin [un|une|mon|ma|mes|ton|ta|tes|son|sa|ses|la|vous|toi|lui|temps|argent|aide|vacances]',
    better: ({ marked: [word] }) =>
      word ? `${isOpen(word) || word.lower.startsWith('un') ? 'd’' : 'de '}${word.text}` : null,
    why: 'needs_de',
    wrong: [
      ['J’ai besoin un stylo.', 'J’ai besoin d’un stylo.'],
      ['J’ai besoin argent.', 'J’ai besoin d’argent.'],
      ['Il a besoin temps.', 'Il a besoin de temps.'],
    ],
    right: ['J’ai besoin d’un stylo.', 'J’ai besoin de toi.', 'Au besoin, un ami vient.'],
  },
  {
    id: 'fr.article.language_verb',
    kind: 'missing_word',
    pattern:
      '=apprendre|=étudier<verb> [français|anglais|espagnol|italien|portugais|allemand|chinois|japonais|histoire|géographie|médecine|droit]',
    better: ({ marked: [noun] }) =>
      noun
        ? isOpen(noun)
          ? `l’${spelt(noun)}`
          : noun.lower === 'géographie' || noun.lower === 'médecine'
            ? `la ${spelt(noun)}`
            : `le ${spelt(noun)}`
        : null,
    why: 'learn_language',
    wrong: [
      ['J’apprends français.', 'J’apprends le français.'],
      ['Elle étudie médecine.', 'Elle étudie la médecine.'],
      ['J’étudie anglais à l’école.', 'J’étudie l’anglais à l’école.'],
    ],
    right: ['J’apprends le français.', 'Je parle français.', 'Il étudie à Paris.'],
  },
  {
    id: 'fr.extra.profession',
    kind: 'extra_word',
    pattern: [
      '<pron subj -3s -3p> =être<verb -part -inf> [un|une] étudiant|étudiante|professeur|médecin|ingénieur|ingénieure|infirmier|infirmière|serveur|serveuse|vendeur|vendeuse|avocat|avocate|journaliste|secrétaire|dentiste|lycéen|lycéenne|cuisinier|cuisinière|chauffeur $',
    ],
    better: '',
    why: 'profession',
    wrong: [
      ['Je suis un étudiant.', 'Je suis étudiant.'],
      ['Je suis une infirmière.', 'Je suis infirmière.'],
      ['Vous êtes un médecin ?', 'Vous êtes médecin ?'],
    ],
    right: ['Je suis étudiant.', 'Je suis un étudiant sérieux.', 'C’est un médecin.'],
  },
]
