import type { Rule } from '#server/analysis/grammar/rule.ts'

const body = 'main|mains|dents|cheveux|visage|pieds|pied|jambe|jambes|bras|nez|yeux|doigt|doigts|genou|cheville|figure'
const direct = 'vu|vue|rencontré|rencontrée|invité|invitée|aidé|aidée|attendu|attendue|remercié|cherché|connu|connue'
const told = 'parlé|dit|donné|écrit|téléphoné|demandé|répondu|montré|expliqué|envoyé'

/** Words that are taken for others, and small words beside verbs. */
export const moreSlips: readonly Rule[] = [
  {
    id: 'fr.spelling.we_are',
    kind: 'verb_form',
    pattern: "nous ne|n'? [somme|sommons|some]",
    better: 'sommes',
    why: 'person',
    wrong: [
      ['Nous somme en vacances.', 'Nous sommes en vacances.'],
      ['Nous ne somme pas prêts.', 'Nous ne sommes pas prêts.'],
      ['Nous somme très contents.', 'Nous sommes très contents.'],
    ],
    right: ['Nous sommes en vacances.', 'C’est une somme importante.', 'En somme, tout va bien.'],
  },
  {
    id: 'fr.spelling.agreed',
    kind: 'spelling',
    pattern: "d' [accort|accor|acord|acort|acore|accorde|accords]",
    better: 'accord',
    why: 'fixed',
    wrong: [
      ['Je suis d’accort avec vous.', 'Je suis d’accord avec vous.'],
      ['D’accords, à demain !', 'D’accord, à demain !'],
      ['On est d’accorde.', 'On est d’accord.'],
    ],
    right: ['Je suis d’accord.', 'Il accorde une pause.', 'Les accords sont signés.'],
  },
  {
    id: 'fr.agreement.some',
    kind: 'agreement',
    pattern: '[quelque] <noun pl -sg>',
    better: 'quelques',
    why: 'plural',
    wrong: [
      ['J’ai quelque amis ici.', 'J’ai quelques amis ici.'],
      ['Il y a quelque problèmes.', 'Il y a quelques problèmes.'],
      ['Dans quelque jours, je pars.', 'Dans quelques jours, je pars.'],
    ],
    right: ['J’ai quelques amis.', 'Tu veux quelque chose ?', 'Je l’ai vu quelque part.'],
  },
  {
    id: 'fr.article.body',
    kind: 'article',
    pattern: [
      `me|m'|te|t'|se|s'|nous|vous =laver|=brosser|=couper|=sécher|=maquiller|=peigner|=casser [mon|ma|mes|ton|ta|tes|son|sa|ses|nos|vos] ${body}`,
      `me|m'|te|t'|se|s' suis|es|est =laver|=brosser|=couper|=sécher|=casser|=brûler<part> [mon|ma|mes|ton|ta|tes|son|sa|ses] ${body}`,
    ],
    better: ({ marked: [own] }) =>
      own ? (own.lower.endsWith('s') ? 'les' : own.lower.endsWith('a') ? 'la' : 'le') : null,
    why: 'usual',
    wrong: [
      ['Je me lave mes mains.', 'Je me lave les mains.'],
      ['Elle se brosse ses dents.', 'Elle se brosse les dents.'],
      ['Il s’est cassé sa jambe.', 'Il s’est cassé la jambe.'],
    ],
    right: ['Je me lave les mains.', 'Mes mains sont propres.', 'Elle lave ses cheveux.'],
  },
  {
    id: 'fr.preposition.answer',
    kind: 'preposition',
    pattern: [
      '=répondre<verb> pas|bien|vite? [la] question|lettre',
      '=répondre<verb> pas|bien|vite? [le] mail|message|téléphone|courriel|professeur|prof',
      '=répondre<verb> pas|bien|vite? [les] questions|mails|messages|lettres',
    ],
    better: ({ marked: [own] }) => (own?.lower === 'la' ? 'à la' : own?.lower === 'le' ? 'au' : 'aux'),
    why: 'needs_a',
    wrong: [
      ['Je réponds la question.', 'Je réponds à la question.'],
      ['Il n’a pas répondu le message.', 'Il n’a pas répondu au message.'],
      ['Réponds les questions.', 'Réponds aux questions.'],
    ],
    right: ['Je réponds à la question.', 'Il répond au téléphone.', 'Elle a répondu la même chose.'],
  },
  {
    id: 'fr.pronoun.direct_past',
    kind: 'word_choice',
    pattern: `je|tu|on|nous|vous|ils|elles ne|n'? [lui ai|as|a|avons|avez|ont] pas|déjà? ${direct} !un|une|des|du|le|la|les|l'`,
    better: ({ marked: [, verb] }) => (verb ? `l’${verb.text}` : null),
    why: 'direct',
    wrong: [
      ['Je lui ai vu hier.', 'Je l’ai vu hier.'],
      ['Nous lui avons invité.', 'Nous l’avons invité.'],
      ['Tu lui as attendu longtemps ?', 'Tu l’as attendu longtemps ?'],
    ],
    right: ['Je l’ai vu hier.', 'Je lui ai parlé.', 'Je lui ai vu une tache sur la joue.'],
  },
  {
    id: 'fr.pronoun.before_have',
    kind: 'word_order',
    pattern: [`[j' ai lui|leur] ${told}`, `tu|il|elle|on|nous|vous|ils|elles [as|a|avons|avez|ont lui|leur] ${told}`],
    better: ({ marked }) => {
      const [first, second, third] = marked
      return third ? `je ${third.text} ${second?.text}` : first && second ? `${second.text} ${first.text}` : null
    },
    why: 'object_place',
    wrong: [
      ['J’ai lui parlé.', 'Je lui ai parlé.'],
      ['Il a leur dit bonjour.', 'Il leur a dit bonjour.'],
      ['Nous avons lui écrit.', 'Nous lui avons écrit.'],
    ],
    right: ['Je lui ai parlé.', 'J’ai leur adresse.', 'Il leur a dit bonjour.'],
  },
  {
    id: 'fr.choice.would_like',
    kind: 'verb_form',
    pattern: ["j' [aimerai] bien|beaucoup|que|qu'", "j' [aimerai] <verb inf>"],
    better: 'aimerais',
    why: 'polite',
    wrong: [
      ['J’aimerai bien venir.', 'J’aimerais bien venir.'],
      ['J’aimerai réserver une table.', 'J’aimerais réserver une table.'],
      ['J’aimerai que tu viennes.', 'J’aimerais que tu viennes.'],
    ],
    right: ['J’aimerais bien venir.', 'Je t’aimerai toujours.', 'J’aimerai ce film, c’est sûr.'],
  },
  {
    id: 'fr.agreement.half_past',
    kind: 'agreement',
    pattern: ['heure|heures et [demi]', 'midi|minuit et [demie]'],
    better: ({ marked: [own] }) => (own?.lower === 'demi' ? 'demie' : 'demi'),
    why: 'adjective',
    wrong: [
      ['Il est sept heures et demi.', 'Il est sept heures et demie.'],
      ['À deux heures et demi, je mange.', 'À deux heures et demie, je mange.'],
      ['On se voit à midi et demie.', 'On se voit à midi et demi.'],
    ],
    right: ['Il est sept heures et demie.', 'À midi et demi.', 'Un an et demi.'],
  },
]
