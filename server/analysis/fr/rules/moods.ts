import type { Rule } from '#server/analysis/grammar/rule.ts'
import { infinitiveOf, personOf, soundingInfinitive, subjects, withPronoun } from '#server/analysis/fr/match.ts'

const objects = "me|m'|te|t'|se|s'|le|la|les|l'|lui|leur|y|en|nous|vous"
const feelings = 'triste|content|contente|heureux|heureuse|désolé|désolée|surpris|surprise|ravi|ravie|dommage|furieux'
const judged = 'important|nécessaire|possible|normal|bizarre|dommage|bon|mieux|temps|essentiel|indispensable'
const subjunctives = [
  `${feelings} que|qu'`,
  "bien que|qu'",
  "avant que|qu'",
  "pour que|qu'",
  "faut que|qu'",
  `est|serait|était ${judged} que|qu'`,
  "=vouloir|=souhaiter|=préférer<verb -part> que|qu'",
]

/** Moods, infinitives and participles. */
export const moods: readonly Rule[] = [
  {
    id: 'fr.subjunctive.after_feeling',
    kind: 'verb_form',
    pattern: subjunctives.flatMap((start) => [
      `${start} [${subjects} <verb pres -sub>]`,
      `${start} ${subjects} ne|n'? ${objects} [<verb pres -sub>]`,
    ]),
    better: (match) => {
      const { marked, form, sentence } = match
      const verb = marked.at(-1)
      const [who] = marked
      if (!verb || !who || verb.readings.some(({ tags }) => tags.has('sub'))) return null
      const pronoun = marked.length === 2 ? who : sentence.slice(match.at).find(({ lower }) => personOf[lower])
      const better = form(verb, `pres → verb sub ${personOf[pronoun?.lower ?? '']}`)
      return better === '' ? null : marked.length === 2 ? withPronoun(who, better) : better
    },
    why: 'subjunctive',
    wrong: [
      ['Je suis content que tu es là.', 'Je suis content que tu sois là.'],
      ['Bien qu’il fait froid, on sort.', 'Bien qu’il fasse froid, on sort.'],
      ['Je voudrais que vous m’attendez.', 'Je voudrais que vous m’attendiez.'],
      ['Il est important que nous parlons.', 'Il est important que nous parlions.'],
    ],
    right: [
      'Je suis content que tu sois là.',
      'Je pense que tu es là.',
      'Il est possible qu’elle vienne.',
      'Il faut que je parle.',
    ],
  },
  {
    id: 'fr.verb.infinitive_after_verb',
    kind: 'verb_form',
    pattern: [
      `<pron subj> ne|n'? =aimer|=adorer|=détester|=préférer|=espérer|=aller|=savoir<verb -part -inf> pas|bien|beaucoup|plus? [<verb -inf -ger>]`,
      '<verb> doivent|peuvent|veulent|doit|peut|veut [<verb -inf -ger>]',
      "=pouvoir|=vouloir|=devoir|=aller<verb -inf -part> pas|plus? me|m'|te|t'|se|s'|nous|vous|y|en|le|la|les|l'|lui|leur [<verb -inf -ger>]",
    ],
    better: (match) => {
      const [word] = match.marked
      if (!word || word.readings.some(({ tags }) => tags.has('adv') || tags.has('hist') || tags.has('prep')))
        return null
      if (/^(?:est|sont|était|a|ont|ai|es|suis|va)$/.test(word.lower)) return null
      // "Elle est devant la porte": the preposition looks like a verb.
      if (match.word(0) === 'devant') return null
      const better = soundingInfinitive(match, word) ?? infinitiveOf(word)
      if (better !== null || !/^(?:à|au|aux|avec|le|la|les|du)$/.test(match.beside(1))) return better
      const verbs = word.readings.filter(({ tags }) => tags.has('verb'))
      const meant = infinitiveOf({ ...word, readings: verbs })
      return meant !== null && match.lexicon.common.includes(meant) ? meant : null
    },
    why: 'infinitive',
    wrong: [
      ['J’aime joue aux cartes.', 'J’aime jouer aux cartes.'],
      ['Ils vont regardent la télé.', 'Ils vont regarder la télé.'],
      ['Nous savons nageons.', 'Nous savons nager.'],
      ['Elle adore dansé.', 'Elle adore danser.'],
    ],
    right: ['J’aime jouer aux cartes.', 'Ils vont bien.', 'Je vais à Paris.', 'J’adore, merci.', 'Comment vas-tu ?'],
  },
  {
    id: 'fr.verb.infinitive_after_de',
    kind: 'verb_form',
    pattern: [
      "de|d'|pour|sans|à [<verb part masc sg>] le|la|les|l'|un|une|mon|ma|mes|ton|ta|tes|son|sa|ses|du|avec|dans",
      "de|d'|pour|sans|à [<verb 2p>]",
      "besoin|envie|peur|hâte|décidé|oublié|essayé|essaie|arrêté de|d' [<verb pres 3s>]",
      "de|d'|pour|sans [<only verb ger>]",
      '=commencer|=apprendre|=continuer|=réussir|=aider à [<only verb -inf>]',
    ],
    better: (match) => {
      const [word] = match.marked
      if (word?.readings.some(({ tags }) => tags.has('noun') && !tags.has('sg'))) return null
      return soundingInfinitive(match, word) ?? infinitiveOf(word)
    },
    why: 'infinitive',
    wrong: [
      ['Il m’a demandé de fermé la porte.', 'Il m’a demandé de fermer la porte.'],
      ['J’ai besoin de parlez avec vous.', 'J’ai besoin de parler avec vous.'],
      ['Je n’ai pas envie de faisant du sport.', 'Je n’ai pas envie de faire du sport.'],
    ],
    right: [
      'Il m’a demandé de fermer la porte.',
      'Quelque chose de salé.',
      'Il y a du sucré et du salé.',
      'Chez vous.',
    ],
  },
  {
    id: 'fr.verb.participle_forms',
    kind: 'verb_form',
    pattern: [
      `${subjects} ne|n'? m'|t'|l'|nous|vous|lui|leur|les =avoir<verb -part -inf> pas|déjà|bien? [<only verb inf>]`,
      `${subjects} ne|n'? =avoir<verb -part -inf> pas|déjà|bien? [être|avoir|dîner|déjeuner]`,
      `${subjects} ne|n'? =avoir<verb -part -inf> pas|déjà|bien? [<only verb hist>]`,
    ],
    better: ({ marked: [word], form }) => {
      if (word?.lower === 'avoir') return 'eu'
      if (word?.lower === 'être') return 'été'
      if (word?.lower === 'plut') return 'plu'
      const tag = word?.readings.some(({ tags }) => tags.has('inf')) ? 'inf' : 'hist'
      return form(word, `${tag} → verb part masc sg`) || null
    },
    why: 'participle',
    wrong: [
      ['Il m’a donner un livre.', 'Il m’a donné un livre.'],
      ['J’ai être malade.', 'J’ai été malade.'],
      ['Il a plut hier.', 'Il a plu hier.'],
    ],
    right: ['Il m’a donné un livre.', 'J’ai été malade.', 'J’ai à lui parler.', 'Il a un être cher.'],
  },
  {
    id: 'fr.verb.be_infinitive',
    kind: 'verb_form',
    pattern: `${subjects} ne|n'? =être<verb -part -inf> pas|déjà? [aller|venir|arriver|partir|rester|tomber|rentrer|sortir|entrer|monter|descendre|devenir]`,
    better: (match) => {
      const who = match.word(0)
      const gender = /^elles?$/.test(who) ? 'fem' : 'masc'
      const tags = `${gender} ${/^(?:nous|ils|elles)$/.test(who) ? 'pl' : 'sg'}`
      return match.form(match.marked[0], `inf → verb part ${tags}`) || null
    },
    why: 'participle',
    wrong: [
      ['Je suis aller au marché.', 'Je suis allé au marché.'],
      ['Elle est venir hier.', 'Elle est venue hier.'],
      ['Ils sont partir à midi.', 'Ils sont partis à midi.'],
    ],
    right: ['Je suis allé au marché.', 'Il est prêt à partir.', 'Elle est venue.'],
  },
  {
    id: 'fr.verb.participle_alone',
    kind: 'verb_form',
    pattern: `^ <conj>? [je|j'|tu|il|elle|on <only verb part masc sg>]`,
    better: ({ marked: [who, word], form }) => {
      if (!who || !word) return null
      const person = personOf[who.lower] ?? ''
      if (word.lower.endsWith('i')) {
        const better = form(word, `part → verb pres ${person}`)
        return better ? withPronoun(who, better) : null
      }
      const [have, be] = { '1s': ['ai', 'suis'], '2s': ['as', 'es'], '3s': ['a', 'est'] }[person] ?? ['', '']
      const auxiliary = /^(?:allé|arrivé|resté|tombé|rentré|entré|venu)$/.test(word.lower) ? be : have
      return who.lower === 'elle' && auxiliary === be ? null : withPronoun(who, `${auxiliary} ${word.text}`)
    },
    why: 'auxiliary_missing',
    wrong: [
      ['Je mangé une pomme.', 'J’ai mangé une pomme.'],
      ['Je fini à midi.', 'Je finis à midi.'],
      ['Il allé au parc.', 'Il est allé au parc.'],
    ],
    right: ['J’ai mangé une pomme.', 'Je finis à midi.', 'Il est allé au parc.'],
  },
  {
    id: 'fr.accents.participle',
    kind: 'accents',
    pattern: `${subjects} ne|n'? m'|t'|l'|lui|leur|nous|vous? =avoir<verb -part -inf> pas|déjà|bien|beaucoup? [<verb pres 3s>] le|la|les|l'|un|une|mon|ma|mes|ton|ta|tes|son|sa|ses|à|avec|chez|au|du|de|dans|des|deux|trois`,
    better: ({ marked: [word], lexicon, beside }) => {
      if (!word?.lower.endsWith('e')) return null
      const isNoun = word.readings.some(({ tags }) => tags.has('noun') || tags.has('adj'))
      if (isNoun && (/^(?:à|avec|chez|au|du|de|dans)$/.test(beside(0)) || /^(?:danse|cuisine)$/.test(word.lower)))
        return null
      const better = `${word.lower.slice(0, -1)}é`.replace(/è([^aeiouyé]+é)$/, 'e$1')
      return lexicon.read(better).some(({ tags }) => tags.has('part')) ? better : null
    },
    why: 'participle',
    wrong: [
      ['J’ai visite le musée.', 'J’ai visité le musée.'],
      ['Elle a mange une pomme.', 'Elle a mangé une pomme.'],
      ['Nous avons parle avec le professeur.', 'Nous avons parlé avec le professeur.'],
    ],
    right: ['J’ai visité le musée.', 'J’ai envie de dormir.', 'J’ai danse le lundi.', 'J’ai confiance.'],
  },
  {
    id: 'fr.accents.after_degree',
    kind: 'accents',
    pattern: [
      'très|trop|assez|vraiment|peu [fatigue|fatigues|occupe|desole|marie|presse|stresse|enerve]',
      '=être<verb> [fatigue|fatigues|marie|divorce|occupe] !!le|la|un|une'.split(' !!')[0] ?? '',
    ],
    better: ({ marked: [word] }) => word?.lower.replace(/e(s?)$/, 'é$1') ?? null,
    why: 'participle_accent',
    wrong: [
      ['Je suis très fatigue.', 'Je suis très fatigué.'],
      ['Mes élèves sont un peu fatigues.', 'Mes élèves sont un peu fatigués.'],
      ['Il est marie.', 'Il est marié.'],
    ],
    right: ['Je suis très fatigué.', 'La fatigue est là.', 'Il se marie.'],
  },
]
