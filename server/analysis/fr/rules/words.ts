import type { Rule } from '#server/analysis/grammar/rule.ts'
import { isVerb } from '#server/analysis/fr/match.ts'

const names = 'français|anglais|espagnol|allemand|italien|portugais|chinois|japonais|russe|arabe'
const fixed: Readonly<Record<string, string>> = {
  la: 'la plupart',
  comme: 'quand même',
  au: 'aujourd’hui',
  bien: 'bientôt',
  mal: 'malheureusement',
  sur: 'surtout',
  quelque: 'quelquefois',
  bonjours: 'bonjour',
  quant: 'quand',
}

/** Capitals, hyphens and fixed expressions. */
export const words: readonly Rule[] = [
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
    pattern: ["^ [est ce] que|qu'", "où|comment|quand|pourquoi [est ce] que|qu'", "qu' [est ce] que|qui|qu'"],
    better: 'est-ce',
    why: 'hyphen',
    wrong: [
      ['Est ce que tu viens ?', 'Est-ce que tu viens ?'],
      ['Qu’est ce que tu fais ?', 'Qu’est-ce que tu fais ?'],
      ['Où est ce que tu habites ?', 'Où est-ce que tu habites ?'],
    ],
    right: [
      'Est-ce que tu viens ?',
      'Ce que tu fais est bien.',
      'Qui est ce monsieur ?',
      'La musique, c’est ce que je préfère.',
    ],
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
      '[quelque fois]',
      '^ [bonjours]',
      "[quant] je|j'|tu|il|elle|on|nous|vous|ils|elles|même",
      '[bien tôt]',
      '[en fin] ,',
      '[mal heureusement]',
      '[sur tout] pas|le|la|les|en',
    ],
    better: ({ marked }) => fixed[marked[0]?.lower ?? ''] ?? null,
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
