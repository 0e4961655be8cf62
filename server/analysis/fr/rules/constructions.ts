import type { Rule } from '#server/analysis/grammar/rule.ts'
import { genderOf, isNoun, numberOf, neighbour, spelt } from '#server/analysis/fr/match.ts'

const people = 'mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs'
const body =
  'tête|gorge|jambe|main|cheville|dent|dents|pieds|pied|dos|ventre|bras|genou|genoux|yeux|oreille|oreilles|épaule|nez|cou|doigt|jambes|mains|poitrine'
const doctors = 'médecin|dentiste|docteur|coiffeur|boulanger|boucher|psychologue|vétérinaire'
const maleLands =
  'portugal|canada|brésil|maroc|japon|mexique|sénégal|chili|pérou|luxembourg|danemark|vietnam|liban|cameroun|mali'

// "À la tête", "aux dents", "au dos".
function toThe(noun: string, isFeminine: boolean, isPlural: boolean): string {
  if (isPlural) return 'aux'
  if (/^[aeéiouyœ]/.test(noun)) return 'à l’'
  return isFeminine ? 'à la' : 'au'
}

/** How verbs and expressions take prepositions. */
export const constructions: readonly Rule[] = [
  {
    id: 'fr.preposition.ache',
    kind: 'preposition',
    pattern: [
      `mal [au|aux|dans|en|de] ${body}`.replace('[au|aux|dans|en|de]', '[dans|en|de|sur] le|la|les|mon|ma|mes'),
      `=avoir mal [la|le|les|l'|ma|mon|mes ${body}]`,
      `mal [à la|ma|mon|mes ${body}]`,
      `mal [au|aux ${body}]`,
    ].slice(1),
    better: ({ marked }) => {
      const noun = marked.at(-1)
      const [gender, number] = [genderOf(noun), numberOf(noun)]
      const isPlural = number === 'pl' || noun?.lower === 'yeux'
      if (!noun || (!gender && noun.lower !== 'yeux')) return null
      const better = toThe(noun.lower, gender === 'fem', isPlural)
      const text = better.endsWith('’') ? better + spelt(noun) : `${better} ${spelt(noun)}`
      return text.toLowerCase() === marked.map(({ lower }) => lower).join(' ') ? null : text
    },
    why: 'ache',
    wrong: [
      ['J’ai mal la tête.', 'J’ai mal à la tête.'],
      ['Elle a mal à la dents.', 'Elle a mal aux dents.'],
      ['J’ai mal au jambe.', 'J’ai mal à la jambe.'],
    ],
    right: ['J’ai mal à la tête.', 'J’ai mal au dos.', 'J’ai mal aux pieds.', 'J’ai mal à l’oreille.'],
  },
  {
    id: 'fr.preposition.doctor',
    kind: 'preposition',
    pattern: [`=aller|=être<verb> pas|souvent|aussi? [au ${doctors}]`, `[chez] ${doctors}`],
    better: ({ marked }) => (marked.length === 2 ? `chez le ${marked[1]?.text}` : 'chez le'),
    why: 'doctor',
    wrong: [
      ['Je vais au médecin demain.', 'Je vais chez le médecin demain.'],
      ['Il faut aller chez dentiste.', 'Il faut aller chez le dentiste.'],
      ['Je vais au coiffeur.', 'Je vais chez le coiffeur.'],
    ],
    right: ['Je vais chez le médecin.', 'Je parle au médecin.', 'Je vais au marché.'],
  },
  {
    id: 'fr.preposition.verb_to',
    kind: 'missing_word',
    pattern: `=téléphoner|=ressembler<verb> pas|souvent|aussi? [${people}] <noun>`,
    better: ({ marked: [own], words }) => (isNoun(words(3)[0]) ? `à ${own?.text}` : null),
    why: 'needs_to',
    wrong: [
      ['Je téléphone ma mère tous les jours.', 'Je téléphone à ma mère tous les jours.'],
      ['Il ressemble son père.', 'Il ressemble à son père.'],
      ['Nous téléphonons nos amis.', 'Nous téléphonons à nos amis.'],
    ],
    right: ['Je téléphone à ma mère.', 'J’appelle ma mère.', 'Il lui ressemble.'],
  },
  {
    id: 'fr.preposition.extra_de',
    kind: 'extra_word',
    pattern: [
      "=préférer|=vouloir|=aimer|=adorer|=détester|=pouvoir|=devoir<verb -part> pas|mieux|bien|beaucoup? [de|d'] <only verb inf>",
      "faut [de|d'] <only verb inf>",
      "faut [que de|d'] <only verb inf>",
    ],
    better: '',
    why: 'no_de',
    wrong: [
      ['Je préfère de rester ici.', 'Je préfère rester ici.'],
      ['Je veux de boire de l’eau.', 'Je veux boire de l’eau.'],
      ['J’aime de danser.', 'J’aime danser.'],
    ],
    right: ['Je préfère rester ici.', 'J’essaie de venir.', 'Il vaut mieux de l’eau.'],
  },
  {
    id: 'fr.preposition.with_feeling',
    kind: 'preposition',
    pattern: `=être<verb> pas? très|trop|si? content|contente|contents|contentes|fier|fière|satisfait|satisfaite [avec] ${people}`,
    better: 'de',
    why: 'feeling_de',
    wrong: [
      ['Je suis content avec mon travail.', 'Je suis content de mon travail.'],
      ['Elle est fière avec son fils.', 'Elle est fière de son fils.'],
      ['Je suis très contente avec ma maison.', 'Je suis très contente de ma maison.'],
    ],
    right: ['Je suis content de mon travail.', 'Je suis bien avec mes amis.', 'Il vit avec son fils.'],
  },
  {
    id: 'fr.preposition.fixed',
    kind: 'preposition',
    pattern: [
      "merci [pour] m'|me|nous|t'|te",
      "=dépendre<verb> [sur|à] la|l'|ma|mon|mes|ton",
      `près|loin [à] ${people}|la|l'`,
      '<num>|# ans [que] moi'.replace('[que]', '[qui]'),
      'bon|bonne|fort|forte|nul|nulle [à|dans] maths|français|anglais|sport|histoire|sciences|musique|dessin',
    ],
    better: ({ words, word }) => (/^(?:bon|fort|nul)/.test(word(0)) ? 'en' : words(0).length > 0 ? 'de' : null),
    why: 'usual',
    wrong: [
      ['Merci pour m’aider.', 'Merci de m’aider.'],
      ['Il habite loin à son travail.', 'Il habite loin de son travail.'],
      ['Je suis bon à maths.', 'Je suis bon en maths.'],
    ],
    right: ['Merci pour le café.', 'Ça dépend de ma mère.', 'Il habite loin de tout.', 'Je suis bon en maths.'],
  },
  {
    id: 'fr.preposition.beside',
    kind: 'preposition',
    pattern: ['côté|loin|près|coin|cause|face|bas|lieu [le|les] <noun>', '=dépendre [sur le] <noun>'],
    better: ({ marked, sentence, word, beside }) => {
      // "Avoir lieu le lundi" says when.
      if (word(0) === 'lieu' && beside(-1) !== 'au') return null
      const last = marked.at(-1)
      const noun = last && sentence[sentence.indexOf(last) + 1]
      return isNoun(noun) ? (last?.lower === 'les' ? 'des' : 'du') : null
    },
    why: 'needs_de',
    wrong: [
      ['La banque est à côté le supermarché.', 'La banque est à côté du supermarché.'],
      ['J’habite près le parc.', 'J’habite près du parc.'],
      ['Ça dépend sur le prix.', 'Ça dépend du prix.'],
    ],
    right: ['À côté du supermarché.', 'J’habite tout près.', 'Ça dépend.', 'Le marché a lieu le mercredi.'],
  },
  {
    id: 'fr.preposition.male_country',
    kind: 'preposition',
    pattern: [`[à le] ${maleLands}`, `[de le] ${maleLands}`],
    better: ({ marked: [first] }) => (first?.lower === 'à' ? 'au' : 'du'),
    why: 'contraction',
    wrong: [
      ['Je viens de le Portugal.', 'Je viens du Portugal.'],
      ['J’habite à le Maroc.', 'J’habite au Maroc.'],
      ['Elle vient de le Brésil.', 'Elle vient du Brésil.'],
    ],
    right: ['Je viens du Portugal.', 'J’habite au Maroc.', 'J’aime le Maroc.'],
  },
  {
    id: 'fr.preposition.season',
    kind: 'preposition',
    pattern: [
      "^ <conj>? [à l'] été|hiver !de|d'|dernier|prochain",
      "mais|et|, [à l'] été|hiver !de|d'|dernier|prochain",
      '[en|dans] printemps',
      '[dans] paris|rome|londres|lyon|madrid|berlin|rabat|lisbonne|marseille $',
      '=habiter|=vivre<verb> [dans] paris|rome|londres|lyon|madrid|berlin|rabat|lisbonne|marseille',
    ],
    better: ({ marked, sentence }) => {
      const next = neighbour(sentence, marked.at(-1), 1)?.lower ?? ''
      return marked.length === 2 ? 'en ' : next === 'printemps' ? 'au' : 'à'
    },
    why: 'usual',
    wrong: [
      ['À l’été il fait beau.', 'En été il fait beau.'],
      ['J’habite dans Paris.', 'J’habite à Paris.'],
      ['On part en printemps.', 'On part au printemps.'],
    ],
    right: ['En été il fait beau.', 'À l’été dernier.', 'Au printemps.', 'Dans Paris intra-muros.'],
  },
]
