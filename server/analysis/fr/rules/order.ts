import type { Rule } from '#server/analysis/grammar/rule.ts'
import { agreeing, genderOf, isNoun, isOpen, isVerb, numberOf, subjects, neighbour } from '#server/analysis/fr/match.ts'

const adverbs = 'toujours|souvent|jamais|parfois|beaucoup'
const nations =
  'française|anglaise|espagnole|italienne|allemande|américaine|chinoise|japonaise|français|anglais|espagnol|italien|allemand|américain|chinois|japonais|françaises|anglaises|espagnoles|italiennes|allemandes|américaines'

/** The order of words. */
export const order: readonly Rule[] = [
  {
    id: 'fr.word_order.adverb',
    kind: 'word_order',
    pattern: `^ <conj>? je|tu|il|elle|on|nous|vous|ils|elles [${adverbs} <verb -part -inf>]`,
    better: ({ marked: [adverb, verb], sentence }) => {
      if (!adverb || !verb || !isVerb(verb)) return null
      const who = sentence[sentence.indexOf(adverb) - 1]
      return who?.lower === 'je' && isOpen(verb) ? null : `${verb.text} ${adverb.text}`
    },
    why: 'adverb_place',
    wrong: [
      ['Tu toujours manges ici.', 'Tu manges toujours ici.'],
      ['Je souvent vais au parc.', 'Je vais souvent au parc.'],
      ['Elle beaucoup travaille.', 'Elle travaille beaucoup.'],
    ],
    right: ['Je mange toujours ici.', 'Souvent, je vais au parc.', 'Il ne mange jamais.'],
  },
  {
    id: 'fr.word_order.adverb_je',
    kind: 'word_order',
    pattern: [
      `mais|et|parce|que|, [beaucoup|souvent|toujours je|j' <verb -part -inf>] !,`,
      `^ [je ${adverbs} =aimer|=habiter|=arriver|=écouter|=étudier|=aider|=acheter<verb>]`,
    ],
    better: ({ marked: [first, second, verb] }) => {
      if (!first || !second || !verb) return null
      if (first.lower === 'je') return `j’${verb.text} ${second.text}`
      return first.lower === 'beaucoup' || second.lower === "j'"
        ? `${second.lower === "j'" ? 'j’' : 'je '}${verb.text} ${first.text}`
        : null
    },
    why: 'adverb_place',
    wrong: [
      ['J’aime la mer, mais beaucoup j’aime la neige.', 'J’aime la mer, mais j’aime beaucoup la neige.'],
      ['Je souvent écoute la radio.', 'J’écoute souvent la radio.'],
      ['Je toujours achète du pain.', 'J’achète toujours du pain.'],
    ],
    right: ['J’aime beaucoup la neige.', 'Je l’écoute souvent.', 'J’en ai beaucoup.'],
  },
  {
    id: 'fr.word_order.participle',
    kind: 'word_order',
    pattern: [
      `n'|ne =avoir|=être<verb -part -inf> [<verb part><not adv> pas|jamais|plus]`,
      `${subjects} =avoir<verb -part -inf> [<verb part> déjà|toujours|beaucoup] !de|d'|trop|plus|mieux`,
    ],
    better: ({ marked: [part, not], words }) => {
      if (!part || !not || part.lower === 'été') return null
      return words(1)[0]?.readings.some(({ tags }) => tags.has('noun')) && words(1)[0]?.lower !== 'a'
        ? null
        : `${not.text} ${part.text}`
    },
    why: 'negation_past',
    wrong: [
      ['Je n’ai mangé pas ce matin.', 'Je n’ai pas mangé ce matin.'],
      ['Elle a fini déjà son livre.', 'Elle a déjà fini son livre.'],
      ['Il n’est venu jamais ici.', 'Il n’est jamais venu ici.'],
    ],
    right: ['Je n’ai pas mangé.', 'Elle a déjà fini.', 'Il a mangé beaucoup de pain.'],
  },
  {
    id: 'fr.word_order.nothing',
    kind: 'word_order',
    pattern: `n' =avoir<verb -part -inf> [<verb part> rien] $|,|.|et|mais|car|parce`,
    better: ({ marked: [part] }) => (part ? `rien ${part.text}` : null),
    why: 'negation_past',
    wrong: [
      ['Hier je n’ai mangé rien.', 'Hier je n’ai rien mangé.'],
      ['Elle n’a dit rien et elle est partie.', 'Elle n’a rien dit et elle est partie.'],
      ['Je n’ai dormi rien.', 'Je n’ai rien dormi.'],
    ],
    right: ['Je n’ai rien mangé.', 'Je n’ai parlé de rien.', 'Ça n’a servi à rien.', 'Je n’ai vu rien de beau.'],
  },
  {
    id: 'fr.word_order.modal_object',
    kind: 'word_order',
    pattern: `${subjects} ne|n'? [me|te|le|la|les|lui|nous|vous|leur =devoir|=pouvoir|=vouloir<verb -part -inf> <only verb inf>]`,
    better: ({ marked: [object, verb, inf] }) => {
      if (!object || !verb || !inf) return null
      const before = isOpen(inf) && /^(?:me|te|le|la)$/.test(object.lower) ? `${object.lower[0]}’` : `${object.lower} `
      return `${verb.text} ${before}${inf.text}`
    },
    why: 'object_place',
    wrong: [
      ['Vous me devez faire un prix.', 'Vous devez me faire un prix.'],
      ['Tu le peux acheter demain.', 'Tu peux l’acheter demain.'],
      ['Je te veux parler.', 'Je veux te parler.'],
    ],
    right: ['Vous devez me faire un prix.', 'Je le laisse dormir.', 'Tu me vois arriver.', 'Je vous dois dix euros.'],
  },
  {
    id: 'fr.word_order.object',
    kind: 'word_order',
    pattern: [
      "je|j'|tu|il|elle|on|ils|elles =avoir<verb -part -inf> [<verb part> me|te|lui] !<verb>",
      "je|j'|tu|il|elle|on|ils|elles [=avoir<verb -part -inf> <verb part> me|te] le|la|les|un|une|des|du|mon|$".replace(
        '|$',
        '',
      ),
      'je|tu|il|elle|on|ils|elles [=donner|=dire|=aider|=appeler|=regarder|=voir|=parler|=montrer|=demander<verb pres> me|te|lui] !<verb> !même',
    ],
    better: ({ marked, sentence }) => {
      const who = neighbour(sentence, marked[0], -1)
      if (marked.length === 3 && who && who.lower !== "j'" && who.lower !== 'je') {
        const [verb, part, object] = marked
        return verb && isOpen(verb) ? `${object?.lower[0]}’${verb.text} ${part?.text}` : null
      }
      const [verb, object] = marked
      if (
        marked.length !== 2 ||
        !verb ||
        !object ||
        verb.readings.some(({ tags }) => tags.has('part') && !tags.has('pres'))
      )
        return null
      return object.lower === 'lui'
        ? `lui ${verb.text}`
        : isOpen(verb)
          ? `${object.lower[0]}’${verb.text}`
          : `${object.text} ${verb.text}`
    },
    why: 'object_place',
    wrong: [
      ['Il a donné me un livre.', 'Il m’a donné un livre.'],
      ['Elle regarde me toujours.', 'Elle me regarde toujours.'],
      ['Je donne lui un livre.', 'Je lui donne un livre.'],
    ],
    right: ['Il m’a donné un livre.', 'Donne-moi un livre.', 'Je parle, lui dort.'],
  },
  {
    id: 'fr.word_order.nation',
    kind: 'word_order',
    pattern: `le|la|les|un|une|des [${nations} <noun>]`,
    better: ({ marked: [adjective, noun], words }) => {
      const isRight = isNoun(noun) && adjective && !(isVerb(noun) && !noun.lower.endsWith('e'))
      const gender = genderOf(noun)
      if (!isRight || !gender || !adjective.readings.some(({ tags }) => tags.has('adj') && tags.has(gender)))
        return null
      return words(0)[0] ? `${noun.text} ${adjective.lower}` : null
    },
    why: 'after_noun',
    wrong: [
      ['J’aime la française cuisine.', 'J’aime la cuisine française.'],
      ['C’est une italienne voiture.', 'C’est une voiture italienne.'],
      ['Il aime les allemandes saucisses.', 'Il aime les saucisses allemandes.'],
    ],
    right: ['J’aime la cuisine française.', 'Les Français mangent.', 'Le français facile.'],
  },
  {
    id: 'fr.word_order.before_noun',
    kind: 'word_order',
    pattern: "un|une|des [<noun> =bon|=nouveau|=petit|=beau|=joli|=mauvais|=vieux<adj>] !en|à|pour|de|d'|et|mais",
    better: (match) => {
      const [noun, adjective] = match.marked
      const [gender, number] = [genderOf(noun), numberOf(noun)]
      if (!isNoun(noun) || isVerb(noun) || !gender || !number || isOpen(noun)) return null
      if (match.sentence.some(({ lower }) => /^(?:plus|très|trop|assez)$/.test(lower))) return null
      const better = agreeing(match, adjective, gender, number) ?? adjective?.text
      return better ? `${better} ${noun.text}` : null
    },
    why: 'before_noun',
    wrong: [
      ['C’est un restaurant bon.', 'C’est un bon restaurant.'],
      ['J’ai une voiture nouvelle.', 'J’ai une nouvelle voiture.'],
      ['Elle a un chien petit.', 'Elle a un petit chien.'],
    ],
    right: ['C’est un bon restaurant.', 'Un plat bon pour la santé.', 'Une maison très petite.'],
  },
  {
    id: 'fr.word_order.where',
    kind: 'word_order',
    pattern: '^ où [le|la|les <noun> est|sont] $',
    better: ({ marked: [article, noun, verb] }) => `${verb?.text} ${article?.lower} ${noun?.text}`,
    why: 'question_order',
    wrong: [
      ['Où le bus est ?', 'Où est le bus ?'],
      ['Où les clés sont ?', 'Où sont les clés ?'],
      ['Où la gare est ?', 'Où est la gare ?'],
    ],
    right: ['Où est le bus ?', 'Où le bus est-il ?', 'Où sont les clés ?'],
  },
]
