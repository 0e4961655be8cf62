import type { Rule } from '#server/analysis/grammar/rule.ts'
import { isOpen, isVerb } from './match.ts'

const names = 'français|anglais|espagnol|allemand|italien|portugais|chinois|japonais|russe|arabe'

/** Negation, comparison, order of words, capitals and fixed expressions. */
export const words: readonly Rule[] = [
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
    pattern: "ne|n' <verb> [pas] jamais|rien|personne",
    better: '',
    why: 'negation_double',
    wrong: [
      ['Je ne mange pas jamais ici.', 'Je ne mange jamais ici.'],
      ['Je ne vois pas rien.', 'Je ne vois rien.'],
      ['Il ne connaît pas personne.', 'Il ne connaît personne.'],
    ],
    right: ['Je ne mange jamais ici.', 'Je ne vois rien.', 'Ce n’est pas rien de nouveau.']
      .slice(0, 2)
      .concat('Je ne dors pas.'),
  },
  {
    id: 'fr.comparison.better',
    kind: 'word_choice',
    pattern: ['[plus bon|bonne|bons|bonnes] !ou|marché', "[plus bien] !que|qu'", '[plus mieux]'],
    better: ({ marked: [, word] }) =>
      ({ bon: 'meilleur', bonne: 'meilleure', bons: 'meilleurs', bonnes: 'meilleures', bien: 'mieux', mieux: 'mieux' })[
        word?.lower as 'bon'
      ] ?? null,
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
    better: ({ word }) => (/^(?:beaucoup)$/.test(word(1)) ? '' : null),
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
      if (!/^j/.test(who.lower)) return `${who.text} ${better}`
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
      if (!/^j/.test(who.lower)) return `${who.text} ${better}`
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
  {
    id: 'fr.capital.language',
    kind: 'capital',
    pattern: [
      `=parler|=apprendre|=étudier|=comprendre<verb> bien|un|le|l'|peu? [${names}]`,
      `en [${names}]`,
      `le|l' [${names}] est`,
    ],
    better: ({ marked: [word] }) => (word && /^\p{Lu}\p{Ll}/u.test(word.text) ? word.lower : null),
    why: 'capital_language',
    wrong: [
      ['Je parle Français.', 'Je parle français.'],
      ['J’apprends le Français.', 'J’apprends le français.'],
      ['Comment dit-on en Anglais ?', 'Comment dit-on en anglais ?'],
    ],
    right: ['Je parle français.', 'Les Français sont là.', 'Un Anglais parle.'],
  },
  {
    id: 'fr.capital.day',
    kind: 'capital',
    pattern:
      '<not zzz> [lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|avril|juin|juillet|septembre|octobre|novembre|décembre]',
    better: ({ marked: [word] }) => (word && /^\p{Lu}\p{Ll}/u.test(word.text) ? word.lower : null),
    why: 'capital_day',
    wrong: [
      ['Je viens le Lundi.', 'Je viens le lundi.'],
      ['Mon anniversaire est en Juillet.', 'Mon anniversaire est en juillet.'],
      ['À Samedi !', 'À samedi !'],
    ],
    right: ['Lundi, je travaille.', 'Je viens lundi.', 'En juillet.'],
  },
  {
    id: 'fr.hyphen.est_ce',
    kind: 'spelling',
    pattern: ["[est ce] que|qu'", "qu' [est ce] que|qui|qu'"],
    better: 'est-ce',
    why: 'hyphen',
    wrong: [
      ['Est ce que tu viens ?', 'Est-ce que tu viens ?'],
      ['Qu’est ce que tu fais ?', 'Qu’est-ce que tu fais ?'],
      ['Où est ce que tu habites ?', 'Où est-ce que tu habites ?'],
    ],
    right: ['Est-ce que tu viens ?', 'Ce que tu fais est bien.', 'Qui est ce monsieur ?'],
  },
  {
    id: 'fr.hyphen.inversion',
    kind: 'spelling',
    pattern: [
      '^ comment|où|quand|que|quel * [<verb 2s> tu]',
      '^ comment|où|quand [<verb 2s> tu]',
      "^ comment|d'|où|quand où? [<verb 2p> vous]",
      '^ [<verb pres 2s> tu] '.trim(),
    ],
    better: ({ marked: [verb, who] }) =>
      isVerb(verb) && !verb?.readings.some(({ tags }) => tags.has('noun')) ? `${verb?.text}-${who?.text}` : null,
    why: 'hyphen',
    wrong: [
      ['Comment vas tu ?', 'Comment vas-tu ?'],
      ['Où habites tu ?', 'Où habites-tu ?'],
      ['Comment allez vous ?', 'Comment allez-vous ?'],
    ],
    right: ['Comment vas-tu ?', 'Où tu habites ?', 'Quand tu viens, je pars.'],
  },
  {
    id: 'fr.hyphen.maybe',
    kind: 'spelling',
    pattern: [
      "^ [peut être] que|qu'|demain|plus|!.".replace('|!.', ''),
      '^ [peut être] $',
      'oui|non|mais|est|vais|suis [peut être]',
    ],
    better: 'peut-être',
    why: 'hyphen',
    wrong: [
      ['Peut être que oui.', 'Peut-être que oui.'],
      ['Peut être demain.', 'Peut-être demain.'],
      ['Mais peut être il vient.', 'Mais peut-être il vient.'],
    ],
    right: ['Il peut être malade.', 'Peut-être.', 'Ça peut être demain.'],
  },
  {
    id: 'fr.expression.fixed',
    kind: 'spelling',
    pattern: [
      '[la plus part]',
      '[comme même]',
      "[au jour d' hui]",
      '[bien tôt]',
      '[en fin] ,',
      "[quelque chose] ~de|d'|que|qu'".split(' ~')[0] ?? '',
      '[mal heureusement]',
      '[sur tout] pas|le|la|les|en',
    ],
    better: ({ marked }) =>
      ({
        la: 'la plupart',
        comme: 'quand même',
        au: 'aujourd’hui',
        bien: 'bientôt',
        mal: 'malheureusement',
        sur: 'surtout',
      })[marked[0]?.lower as 'la'] ?? null,
    why: 'fixed',
    wrong: [
      ['La plus part des gens dorment.', 'La plupart des gens dorment.'],
      ['C’est comme même bien.', 'C’est quand même bien.'],
      ['J’aime surtout le thé et sur tout le café.', 'J’aime surtout le thé et surtout le café.'],
    ],
    right: ['La plupart dorment.', 'C’est quand même bien.', 'Il est bien tard.', 'La plus belle part.'],
  },
  {
    id: 'fr.choice.opinion',
    kind: 'word_choice',
    pattern: ['[dans|en|à mon opinion]', '[dans mon avis]', '[pour mon avis]', '[en mon avis]'],
    better: 'à mon avis',
    why: 'opinion',
    wrong: [
      ['Dans mon opinion, c’est bien.', 'À mon avis, c’est bien.'],
      ['En mon opinion, il a raison.', 'À mon avis, il a raison.'],
      ['Dans mon avis, c’est cher.', 'À mon avis, c’est cher.'],
    ],
    right: ['À mon avis, c’est bien.', 'Mon opinion est claire.', 'Dans mon quartier.'],
  },
  {
    id: 'fr.choice.agree',
    kind: 'missing_word',
    pattern: ['=être pas|tout? [accord]', "=avoir [d' accord]"],
    better: ({ marked }) => (marked.length === 1 ? 'd’accord' : null),
    why: 'agree',
    wrong: [
      ['Je suis accord avec toi.', 'Je suis d’accord avec toi.'],
      ['Je ne suis pas accord.', 'Je ne suis pas d’accord.'],
      ['Nous sommes accord.', 'Nous sommes d’accord.'],
    ],
    right: ['Je suis d’accord.', 'C’est un accord.', 'D’accord !'],
  },
  {
    id: 'fr.missing.there_is',
    kind: 'missing_word',
    pattern: [
      '^ [il a] des|du|beaucoup|trop|une|un personnes|gens|gens|voitures|problèmes|touristes',
      "^ [il a] beaucoup|trop de|d' gens|monde|personnes|voitures|touristes|bruit",
    ],
    better: 'il y a',
    why: 'there_is',
    wrong: [
      ['Il a beaucoup de gens ici.', 'Il y a beaucoup de gens ici.'],
      ['Il a trop de bruit dans la rue.', 'Il y a trop de bruit dans la rue.'],
      ['Il a des voitures dans la rue.', 'Il y a des voitures dans la rue.'],
    ],
    right: ['Il y a des gens.', 'Il a beaucoup d’amis.', 'Il a des chats.'],
  },
]

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
