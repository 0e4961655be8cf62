import type { Word } from '#server/analysis/analysed.ts'
import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { genderOf, isNoun, isOpen, numberOf } from '#server/analysis/fr/match.ts'

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
const tenses = ['pres', 'impf', 'fut', 'cond'] as const
const finite = (word: Word | undefined) =>
  (word?.readings ?? []).filter(
    ({ tags }) => tags.has('verb') && !tags.has('part') && !tags.has('inf') && !tags.has('ger') && !tags.has('imp'),
  )

/** The form of a verb that fits a person; null where it fits already or it is not clear. */
function fitting({ form }: Match, word: Word | undefined, person: string): string | null {
  const own = finite(word)
  const isOther = word?.readings.some(({ tags }) => !tags.has('verb') && !tags.has('noun') && !tags.has('adj')) ?? true
  if (own.length === 0 || isOther || own.some(({ tags }) => tags.has(person))) return null
  if (person === '1s' && /^(?:peut|peuvent|pouvons|pouvez)$/.test(word?.lower ?? '')) return 'peux'
  const tense = tenses.find((each) => own.some(({ tags }) => tags.has(each)))
  const be = own.filter(({ lemma }) => lemma === 'être')
  const meant = word && be.length > 0 ? { ...word, readings: be } : word
  return (tense && form(meant, `${tense} → verb ${tense} ${person}`)) || null
}

// "Lire les livres et les journaux est amusant": what stands before "et" may be the subject, too.
const isSubjectAfter = ({ sentence, at, word }: Match): boolean => {
  const before = sentence.slice(0, at).filter(({ kind }) => kind === 'word')
  if (word(0) !== 'et' || before.length === 0) return true
  const isOther = ({ lower, readings }: Word) =>
    /^(?:qui|que|qu'|ce|entre)$/.test(lower) || readings.some(({ tags }) => tags.has('inf'))
  return before.some(({ lower }) => lower in persons) && !before.some(isOther)
}

const objects = "me|m'|te|t'|se|s'|le|la|les|l'|lui|leur|y|en|nous|vous"
const strong = "!!avec|pour|chez|sans|de|d'|à|et|ou|comme|qu'|entre|par|sur|vers|contre|ni"

/** Subject and verb, and what stands after another verb. */
export const verbs: readonly Rule[] = [
  {
    id: 'fr.agreement.subject_pronoun',
    kind: 'agreement',
    pattern: [
      `je|j'|tu|il|on|ils ne|n'? [<verb>]`,
      `je|j'|tu|il|on|ils ne|n'? ${objects} [<verb>]`,
      `${strong} elle|elles ne|n'? [<verb>]`,
      `${strong} elle|elles ne|n'? me|m'|te|t'|se|s'|lui|leur|y [<verb>]`,
      `^ <conj>? nous|vous ne|n'? [<verb>]`,
    ],
    better: (match) => {
      const [last] = match.marked
      const before = match.sentence.slice(
        match.at,
        match.sentence.findIndex((word) => word === last),
      )
      const found = before.find(({ lower }) => persons[lower])
      return fitting(match, last, persons[found?.lower ?? ''] ?? '')
    },
    why: 'person',
    wrong: [
      ['Tu parle bien français.', 'Tu parles bien français.'],
      ['Il mangent à midi.', 'Il mange à midi.'],
      ['Je vas à Paris.', 'Je vais à Paris.'],
      ['Nous parlez anglais.', 'Nous parlons anglais.'],
      ['Je ne peut pas venir.', 'Je ne peux pas venir.'],
      ['On sommes contents.', 'On est contents.'],
    ],
    right: [
      'Il nous parle.',
      'Toi et elle parlez trop.',
      'Elle vous voit.',
      'Il y a du pain.',
      'Parle-t-il français ?',
      'Il faut partir.',
    ],
  },
  {
    id: 'fr.agreement.subject_noun_plural',
    kind: 'agreement',
    pattern: [
      "^ <conj>? <det pl> <adj>? <noun pl> ne|n'? [<verb 3s>]",
      "^ <conj>? les gens ne|n'? [<verb 3s>]",
      "^ <conj>? <det pl> <adj>? <noun pl> ne|n'? [<only verb 2s>]",
      "parce que|qu' les|mes|tes|ses|nos|vos|ces <noun pl> ne|n'? [<verb 3s>]",
      "mais|car|quand|et les|mes|tes|ses|nos|vos|ces <noun pl> ne|n'? [<verb 3s>]",
    ],
    better: (match) => {
      const word = match.marked[0]
      return word?.lower !== 'faut' &&
        isSubjectAfter(match) &&
        word?.readings.every(({ tags }) => tags.has('verb') || (tags.has('noun') && !tags.has('pl')))
        ? fitting(
            match,
            word.lower === 'est' ? { ...word, readings: word.readings.filter(({ tags }) => tags.has('verb')) } : word,
            '3p',
          )
        : null
    },
    why: 'subject_number',
    wrong: [
      ['Mes amis est gentils.', 'Mes amis sont gentils.'],
      ['Les enfants mange des fruits.', 'Les enfants mangent des fruits.'],
      ['Mes parents habite à Lyon.', 'Mes parents habitent à Lyon.'],
      ['Mes amis habites ici.', 'Mes amis habitent ici.'],
      ['Il y a du bruit et les voisins parle fort.', 'Il y a du bruit et les voisins parlent fort.'],
      ['Je reste ici parce que mes parents travaille.', 'Je reste ici parce que mes parents travaillent.'],
    ],
    right: [
      'Mes amis sont gentils.',
      'Les enfants mangent.',
      'Tous les jours, il mange ici.',
      'Les jours où il pleut.',
      'Lire les livres et les journaux est amusant.',
    ],
  },
  {
    id: 'fr.agreement.subject_noun_singular',
    kind: 'agreement',
    pattern: "^ <conj>? <det sg> <adj>? <noun sg -pl> ne|n'? [<verb 3p>]",
    better: (match) => {
      const [word] = match.marked
      const noun = match.words(4)[0]?.lower ?? ''
      const isCrowd = /^(?:majorité|plupart|moitié|dizaine|douzaine|foule|nombre|partie)$/.test(noun)
      return !isCrowd && word?.readings.every(({ tags }) => tags.has('verb')) ? fitting(match, word, '3s') : null
    },
    why: 'subject_number',
    wrong: [
      ['Ma sœur habitent à Lyon.', 'Ma sœur habite à Lyon.'],
      ['Mon frère sont grand.', 'Mon frère est grand.'],
      ['Le train arrivent à midi.', 'Le train arrive à midi.'],
    ],
    right: ['Ma sœur habite à Lyon.', 'La plupart sont là.', 'Mon frère et ma sœur sont là.'],
  },
  {
    id: 'fr.agreement.everyone',
    kind: 'agreement',
    pattern: "tout le monde ne|n'? [<only verb 3p>]",
    better: (match) => fitting(match, match.marked[0], '3s'),
    why: 'everyone',
    wrong: [
      ['Tout le monde sont là.', 'Tout le monde est là.'],
      ['Tout le monde parlent anglais.', 'Tout le monde parle anglais.'],
      ['Tout le monde ont faim.', 'Tout le monde a faim.'],
    ],
    right: ['Tout le monde est là.', 'Tout le monde a faim.', 'Ils sont dans tout le monde.'],
  },
  {
    id: 'fr.verb.infinitive_for_present',
    kind: 'verb_form',
    pattern: ['^ <conj>? je|tu|il|on|ils ne? [<only verb inf>]', '^ je|tu|il|on|ils me|te|se [<only verb inf>]'],
    better: (match) => {
      const found = match.sentence.find(({ lower }) => persons[lower])
      const better = match.form(match.marked[0], `inf → verb pres ${persons[found?.lower ?? '']}`)
      return better && !(found?.lower === 'je' && isOpen(match.marked[0])) ? better : null
    },
    why: 'person',
    wrong: [
      ['Je travailler beaucoup.', 'Je travaille beaucoup.'],
      ['Tu parler français ?', 'Tu parles français ?'],
      ['Il manger à midi.', 'Il mange à midi.'],
    ],
    right: ['Je veux travailler.', 'Il faut manger.', 'Tu vas parler.'],
  },
  {
    id: 'fr.verb.infinitive_after_modal',
    kind: 'verb_form',
    pattern: [
      "=pouvoir|=vouloir|=devoir<verb -part -inf> pas|plus|bien? me|m'|te|t'|se|s'|nous|vous|y|en? [<verb -inf>]",
      "<pron subj> =aller<verb pres> pas|plus|bien? me|m'|te|t'|se|s'|nous|vous|y|en? [<verb part masc sg>]",
      'il ne? faut pas? [<verb part masc sg>]',
    ],
    better: (match) => {
      const [word] = match.marked
      if (!word?.readings.every(({ tags }) => tags.has('verb')) || word.readings.some(({ tags }) => tags.has('inf')))
        return null
      if (word.lower === 'être' || /^(?:dit|dire)$/.test(word.lower)) return null
      const better = match.form(word, 'verb → verb inf')
      return better.endsWith('er') ? better : null
    },
    why: 'infinitive',
    wrong: [
      ['Je veux mangé.', 'Je veux manger.'],
      ['Je vais parlé avec lui.', 'Je vais parler avec lui.'],
      ['Tu peux parle plus fort ?', 'Tu peux parler plus fort ?'],
    ],
    right: ['Je veux manger.', 'Il va bien.', 'Je peux en parler.', 'Il a voulu manger.', 'Je veux une pomme.'],
  },
  {
    id: 'fr.verb.infinitive_after_preposition',
    kind: 'verb_form',
    pattern: [
      "pour|sans me|m'|te|t'|se|s'|y? [<verb>]",
      "avant de|d' [<verb part masc sg>]",
      "viens|vient|venons|venez|viennent de|d' [<verb part masc sg>]",
      "besoin|envie|peur|essaie|essaye de|d' [<verb part masc sg>]",
    ],
    better: (match) => {
      const [word] = match.marked
      if (!word?.readings.every(({ tags }) => tags.has('verb')) || word.readings.some(({ tags }) => tags.has('inf')))
        return null
      const better = match.form(word, 'verb → verb inf')
      return better.endsWith('er') ? better : null
    },
    why: 'infinitive',
    wrong: [
      ['Je viens pour mangé.', 'Je viens pour manger.'],
      ['Je viens de mangé.', 'Je viens de manger.'],
      ['Il part sans parlé.', 'Il part sans parler.'],
      ['J’ai envie de mangé.', 'J’ai envie de manger.'],
    ],
    right: ['Je viens pour manger.', 'Pour aller à Paris.', 'C’est pour Marie.', 'Sans doute.'],
  },
  {
    id: 'fr.verb.participle_after_have',
    kind: 'verb_form',
    pattern: "j'|tu|il|elle|on|nous|vous|ils|elles n'? =avoir<verb -part -inf> pas|déjà|bien? [<only verb inf>]",
    better: ({ form, marked }) => form(marked[0], 'inf → verb part masc sg') || null,
    why: 'participle',
    wrong: [
      ['J’ai manger une pomme.', 'J’ai mangé une pomme.'],
      ['Nous avons parler avec lui.', 'Nous avons parlé avec lui.'],
      ['Il a finir son travail.', 'Il a fini son travail.'],
    ],
    right: ['J’ai mangé.', 'J’ai à manger.', 'Il y a un dîner.', 'J’ai dû partir.'],
  },
  {
    id: 'fr.verb.participle_without_agreement',
    kind: 'agreement',
    pattern: "^ j'|tu|il|elle|on|nous|vous|ils|elles =avoir<verb -part -inf> pas|déjà? [<verb part pl>]",
    better: (match) => agreementless(match),
    why: 'no_agreement',
    wrong: [
      ['Ils ont mangés à midi.', 'Ils ont mangé à midi.'],
      ['Nous avons parlés avec elle.', 'Nous avons parlé avec elle.'],
      ['Elles ont dansés.', 'Elles ont dansé.'],
    ],
    right: ['Ils ont pris le train.', 'J’ai mangé.', 'Elle a mis la table.', 'Nous avons dépenses et soucis.'],
  },
  {
    id: 'fr.verb.participle_without_gender',
    kind: 'agreement',
    pattern: "^ j'|tu|il|elle|on|nous|vous|ils|elles =avoir<verb -part -inf> pas|déjà? [<verb part fem>]",
    better: (match) => agreementless(match),
    why: 'no_agreement',
    wrong: [
      ['J’ai mangée une pomme.', 'J’ai mangé une pomme.'],
      ['Elle a regardée la télé.', 'Elle a regardé la télé.'],
      ['Elle a visitée Paris.', 'Elle a visité Paris.'],
    ],
    right: ['J’ai mangé une pomme.', 'La pomme que j’ai mangée.', 'Je l’ai mangée.'],
  },
]

function agreementless({ marked, form }: Match): string | null {
  const [word] = marked
  if (/^(?:all|ven|part|arriv|n|tomb|rest|deven|reven)(?:é|i|u)e?s?$/.test(word?.lower ?? '')) return null
  const isRight = word?.readings.some(({ tags }) => tags.has('part') && tags.has('masc') && tags.has('sg')) ?? true
  const isOther = word?.readings.some(({ tags }) => !tags.has('part') && !(tags.has('adj') || tags.has('word'))) ?? true
  return isRight || isOther || isNoun(word) || genderOf(word) || numberOf(word)
    ? null
    : form(word, 'part → verb part masc sg') || null
}
