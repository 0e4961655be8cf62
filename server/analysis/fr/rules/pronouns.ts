import type { Rule } from '#server/analysis/grammar/rule.ts'
import { isOpen, isVerb, subjects } from '#server/analysis/fr/match.ts'

const days = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'
const strong: Readonly<Record<string, string>> = { je: 'moi', tu: 'toi', il: 'lui', ils: 'eux', me: 'moi', te: 'toi' }
const selfOf: Readonly<Record<string, readonly [string, string]>> = {
  je: ['me ', 'm’'],
  tu: ['te ', 't’'],
  il: ['se ', 's’'],
  elle: ['se ', 's’'],
  on: ['se ', 's’'],
  nous: ['nous ', 'nous '],
  vous: ['vous ', 'vous '],
  ils: ['se ', 's’'],
  elles: ['se ', 's’'],
}

/** Pronouns that are missing or of another kind. */
export const pronounRules: readonly Rule[] = [
  {
    id: 'fr.choice.strong_pronoun',
    kind: 'word_choice',
    pattern: ['avec|pour|sans|chez [je|tu|il|ils|me|te] !<verb>', 'à [je|tu|il|ils] $'],
    better: ({ marked: [word] }) => strong[word?.lower ?? ''] ?? null,
    why: 'strong',
    wrong: [
      ['Tu viens avec je ?', 'Tu viens avec moi ?'],
      ['C’est pour tu.', 'C’est pour toi.'],
      ['Je dors chez il.', 'Je dors chez lui.'],
    ],
    right: ['Tu viens avec moi ?', 'C’est pour te voir.', 'Je dors chez lui.'],
  },
  {
    id: 'fr.choice.indirect',
    kind: 'word_choice',
    pattern: [
      `${subjects} ne? [le|la|les] =téléphoner|=parler|=répondre<verb>`,
      `${subjects} ne? [les|la] =donner|=dire|=demander<verb pres> pas|souvent|toujours? des|du|un|une|quelque`,
    ],
    better: ({ marked: [word], words }) =>
      words(3)[0]?.lower === 'parlent' ? null : word?.lower === 'les' ? 'leur' : 'lui',
    why: 'indirect',
    wrong: [
      ['Je la téléphone tous les soirs.', 'Je lui téléphone tous les soirs.'],
      ['Tu les parles souvent ?', 'Tu leur parles souvent ?'],
      ['Je les donne des fleurs.', 'Je leur donne des fleurs.'],
    ],
    right: ['Je lui téléphone.', 'Je la vois.', 'Il les donne à Paul.', 'Je leur donne des fleurs.'],
  },
  {
    id: 'fr.choice.direct',
    kind: 'word_choice',
    pattern: `${subjects} ne? [lui|leur] =aider|=voir|=regarder|=écouter|=attendre|=connaître|=aimer<verb -part> pas|bien|souvent|toujours? !le|la|les|un|une|des|du|mon|ma|mes|que|qu'`,
    better: ({ word, words, marked: [own] }) => {
      const verb = words(3)[0]
      if (!verb || word(1) === 'ne' || !own) return null
      return own.lower === 'leur' ? 'les' : isOpen(verb) ? null : 'le'
    },
    why: 'direct',
    wrong: [
      ['Je leur aide souvent.', 'Je les aide souvent.'],
      ['Je lui vois demain.', 'Je le vois demain.'],
      ['Tu lui connais ?', 'Tu le connais ?'],
    ],
    right: ['Je les aide souvent.', 'Je lui donne un livre.', 'Je leur parle.'],
  },
  {
    id: 'fr.choice.direct_open',
    kind: 'word_choice',
    pattern: `${subjects} ne? [lui =aider|=écouter|=attendre|=aimer<verb -part>] !le|la|les|un|une|des|du|mon|ma|mes`,
    better: ({ marked: [, verb] }) => (verb && isOpen(verb) ? `l’${verb.text}` : null),
    why: 'direct',
    wrong: [
      ['Je lui aide souvent.', 'Je l’aide souvent.'],
      ['Tu lui attends ?', 'Tu l’attends ?'],
      ['Il lui aime beaucoup.', 'Il l’aime beaucoup.'],
    ],
    right: ['Je l’aide.', 'Je lui parle.', 'Il lui en donne.'],
  },
  {
    id: 'fr.missing.reflexive',
    kind: 'missing_word',
    pattern: [
      `^ <conj>? je|tu|il|elle|on [=coucher|=lever|=réveiller|=promener<verb pres>] tôt|tard|à|vers|souvent|toujours|avant|après|dans`,
      `^ <conj>? je|tu|il|elle|on|nous [=amuser|=dépêcher|=ennuyer<verb pres>] beaucoup|bien|toujours|souvent|à|quand|le|dans`,
      `^ <conj>? je|tu|il|elle|on [=brosser|=laver<verb pres>] les dents|mains|cheveux !de|d'|du|des`,
      `et|puis je|tu|il|elle|on [=coucher<verb pres>] tôt|tard|à|vers`,
    ],
    better: ({ marked: [verb], sentence }) => {
      const who = verb && sentence[sentence.indexOf(verb) - 1]
      const self = selfOf[who?.lower ?? '']
      return verb && self && isVerb(verb) ? (isOpen(verb) ? self[1] : self[0]) + verb.text : null
    },
    why: 'reflexive',
    wrong: [
      ['Je couche à onze heures.', 'Je me couche à onze heures.'],
      ['Nous amusons beaucoup.', 'Nous nous amusons beaucoup.'],
      ['Il brosse les dents.', 'Il se brosse les dents.'],
    ],
    right: ['Je me couche tôt.', 'Je promène le chien.', 'Il lave la voiture.', 'Nous nous amusons.'],
  },
  {
    id: 'fr.extra.reflexive',
    kind: 'extra_word',
    pattern: "je [me|m'] =penser|=aimer|=vouloir|=préférer|=croire|=savoir<verb 1s> que|qu'|le|la|les|un|une",
    better: '',
    why: 'no_reflexive',
    wrong: [
      ['Je me pense que oui.', 'Je pense que oui.'],
      ['Je me crois que tu as raison.', 'Je crois que tu as raison.'],
      ['Je me préfère le thé.', 'Je préfère le thé.'],
    ],
    right: ['Je pense que oui.', 'Je me lève.', 'Je me demande si tu viens.'],
  },
  {
    id: 'fr.missing.subject',
    kind: 'missing_word',
    pattern: [
      '^ [suis] !-je|-il|moi|-moi|la|le|les|ce|cette',
      '^ [ai] !-je',
      "quand|parce|que|qu'|si [était|étais|suis|ai] <adj>|petit".replace(
        '<adj>|petit',
        'petit|petite|jeune|enfant|malade|faim|fatigué',
      ),
    ],
    better: ({ marked: [verb] }) =>
      verb?.lower === 'suis'
        ? `je ${verb.lower}`
        : verb?.lower === 'était'
          ? `il ${verb.lower}`
          : verb
            ? `j’${verb.lower}`
            : null,
    why: 'subject_missing',
    wrong: [
      ['Suis étudiant à Rome.', 'Je suis étudiant à Rome.'],
      ['Ai deux chats.', 'J’ai deux chats.'],
      ['Quand étais petit, je jouais.', 'Quand j’étais petit, je jouais.'],
    ],
    right: ['Je suis étudiant.', 'Suis-moi !', 'Ai-je raison ?'],
  },
  {
    id: 'fr.agreement.moi_qui',
    kind: 'agreement',
    pattern: [
      'moi|toi|nous|vous qui [<verb 3s>]',
      '^ <det> <noun> et moi [<verb 3p>]',
      '^ <name> et moi [<verb 3p>]',
      '^ <det> <noun> et moi [<verb 3s -1s>]',
    ],
    better: ({ marked: [verb], form, sentence }) => {
      if (!verb || verb.readings.some(({ tags }) => tags.has('noun') && !tags.has('verb'))) return null
      const before = sentence.slice(0, sentence.indexOf(verb)).map(({ lower }) => lower)
      const isQui = before.at(-1) === 'qui'
      const person = isQui ? ({ moi: '1s', toi: '2s', nous: '1p', vous: '2p' }[before.at(-2) ?? ''] ?? '') : '1p'
      if (verb.readings.some(({ tags }) => tags.has(person))) return null
      const tense = ['pres', 'impf', 'fut', 'cond'].find((each) => verb.readings.some(({ tags }) => tags.has(each)))
      const own = verb.readings.filter(({ lemma }) => lemma === 'être' || lemma === 'avoir')
      return form(own.length > 0 ? { ...verb, readings: own } : verb, `${tense} → verb ${tense} ${person}`) || null
    },
    why: 'person',
    wrong: [
      ['C’est moi qui a fait ça.', 'C’est moi qui ai fait ça.'],
      ['C’est toi qui est là.', 'C’est toi qui es là.'],
      ['Mon frère et moi sont ici.', 'Mon frère et moi sommes ici.'],
    ],
    right: ['C’est moi qui ai fait ça.', 'C’est lui qui a fait ça.', 'Ma sœur et moi partageons tout.'],
  },
  {
    id: 'fr.extra.day_preposition',
    kind: 'extra_word',
    pattern: [
      `[en|sur le] # janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre`,
      `[en|sur le] <num> janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre`,
      `[en|sur le] ${days}`,
    ],
    better: 'le',
    why: 'no_preposition_time',
    wrong: [
      ['Mon anniversaire est en le 3 mai.', 'Mon anniversaire est le 3 mai.'],
      ['Je pars en le dix juin.', 'Je pars le dix juin.'],
      ['On se voit sur le lundi.', 'On se voit le lundi.'],
    ],
    right: ['Mon anniversaire est le 3 mai.', 'En mai.', 'Sur le mur.'],
  },
]
