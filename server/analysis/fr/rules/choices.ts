import type { Rule } from '#server/analysis/grammar/rule.ts'
import { genderOf, isNoun, isVerb, numberOf, subjects } from '#server/analysis/fr/match.ts'

const people = 'mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs'
/** Words that are taken for others. */
export const choices: readonly Rule[] = [
  {
    id: 'fr.choice.weather',
    kind: 'word_choice',
    pattern: [
      "^ <conj>? il [est|était] très|trop|si? froid|chaud|beau dehors|aujourd'hui|ici|demain|temps",
      '^ <conj>? il [est|était] beau temps',
    ],
    better: ({ marked: [verb] }) => (verb?.lower === 'est' ? 'fait' : 'faisait'),
    why: 'weather',
    wrong: [
      ['Il est froid dehors.', 'Il fait froid dehors.'],
      ['Il est très chaud aujourd’hui.', 'Il fait très chaud aujourd’hui.'],
      ['Il est beau temps.', 'Il fait beau temps.'],
    ],
    right: ['Il fait froid dehors.', 'Le thé est froid.', 'Il est beau.'],
  },
  {
    id: 'fr.choice.have_feeling',
    kind: 'word_choice',
    pattern: [
      '[je suis] très|trop|aussi? froid|chaud $',
      '[je suis] froid|chaud et|,',
      'et [je suis] faim|soif|froid',
      '[je suis] très|trop? peur|honte',
    ],
    better: 'j’ai',
    why: 'have',
    wrong: [
      ['Je suis chaud, ouvre la fenêtre.', 'J’ai chaud, ouvre la fenêtre.'],
      ['Je suis très froid.', 'J’ai très froid.'],
      ['Je suis honte.', 'J’ai honte.'],
    ],
    right: ['J’ai chaud.', 'Je suis froid avec lui.', 'Je suis malade.'],
  },
  {
    id: 'fr.choice.know',
    kind: 'word_choice',
    pattern: [
      `${subjects} ne? [=connaître<verb pres>] pas? que|qu'|comment|pourquoi|où|quand`,
      `${subjects} ne? [=savoir<verb pres>] pas? ${people} <noun>`,
    ],
    better: ({ marked: [verb], form, word }) => {
      const person =
        {
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
        }[word(0)] ?? ''
      const isKnow = verb?.readings.some(({ lemma }) => lemma === 'connaître') ?? false
      const meant = verb && { ...verb, readings: [{ lemma: isKnow ? 'savoir' : 'connaître', tags: new Set(['verb']) }] }
      return form(meant, `verb pres ${person}`) || null
    },
    why: 'know',
    wrong: [
      ['Je connais que tu aimes ça.', 'Je sais que tu aimes ça.'],
      ['Je sais ton frère.', 'Je connais ton frère.'],
      ['Tu connais où il habite ?', 'Tu sais où il habite ?'],
    ],
    right: ['Je sais que tu aimes ça.', 'Je connais ton frère.', 'Tu sais nager ?'],
  },
  {
    id: 'fr.choice.very',
    kind: 'word_choice',
    pattern: [
      '=être<verb> [beaucoup] <adj>',
      '=être<verb> [beaucoup] fatigué|fatiguée|fatigués|fatiguées|grand|grande|malade|gentil|gentille',
      '=avoir<verb> [beaucoup] faim|soif|froid|chaud|peur',
      '=faire<verb> [beaucoup de?] froid|chaud',
    ],
    better: 'très',
    why: 'very',
    wrong: [
      ['Je suis beaucoup content.', 'Je suis très content.'],
      ['J’ai beaucoup froid.', 'J’ai très froid.'],
      ['Nous sommes beaucoup fatigués.', 'Nous sommes très fatigués.'],
      ['Il fait beaucoup de froid ici.', 'Il fait très froid ici.'],
      ['Il fait beaucoup chaud.', 'Il fait très chaud.'],
    ],
    right: ['Je suis très content.', 'J’ai beaucoup d’amis.', 'C’est beaucoup trop cher.'],
  },
  {
    id: 'fr.choice.better_verb',
    kind: 'word_choice',
    pattern: [
      `${subjects} =parler|=jouer|=chanter|=danser|=cuisiner|=écrire|=nager|=dormir|=aller<verb -part> [meilleur] que|qu'|$`.replace(
        '|$',
        '',
      ),
      'goût|prix|film|livre <adj>? [meilleur du] mien'.replace(' <adj>?', ''),
    ],
    better: ({ marked }) => (marked.length === 2 ? 'meilleur que le' : 'mieux'),
    why: 'better',
    wrong: [
      ['Tu parles meilleur que moi.', 'Tu parles mieux que moi.'],
      ['Elle chante meilleur que lui.', 'Elle chante mieux que lui.'],
      ['Je dors meilleur qu’avant.', 'Je dors mieux qu’avant.'],
    ],
    right: ['Tu parles mieux que moi.', 'Il est meilleur que moi.', 'Le meilleur ami.'],
  },
  {
    id: 'fr.agreement.whole',
    kind: 'agreement',
    pattern: [
      '[tout] les|mes|tes|ses|nos|vos|leurs|ces <noun masc pl>',
      '[tout|tous|toutes] la|ma|ta|sa|cette <noun fem sg>',
      '[tous] les|mes|tes|ses <noun fem pl -masc>',
    ],
    better: ({ words, word, marked: [own] }) => {
      const noun = words(2)[0]
      if (!isNoun(noun) || isVerb(noun)) return null
      const better = /^(?:la|ma|ta|sa|cette)$/.test(word(1)) ? 'toute' : genderOf(noun) === 'fem' ? 'toutes' : 'tous'
      return own?.lower === better ? null : better
    },
    why: 'whole',
    wrong: [
      ['Tout les jours, je cours.', 'Tous les jours, je cours.'],
      ['Je travaille tout la semaine.', 'Je travaille toute la semaine.'],
      ['Tous mes amies sont là.', 'Toutes mes amies sont là.'],
    ],
    right: ['Tous les jours.', 'Toute la semaine.', 'Tout le monde.', 'Toutes mes amies.'],
  },
  {
    id: 'fr.agreement.which',
    kind: 'agreement',
    pattern: [
      '[quel|quelle|quels|quelles] est|sont le|la|les|ton|ta|tes|votre|vos|son|sa|ses|leur|notre <adj>? <noun>',
      '[quel|quelle|quels|quelles] <noun>',
    ],
    better: ({ words, marked: [own], word }) => {
      const noun = words(4)[0] ?? words(1)[0]
      const [gender, number] = [genderOf(noun), numberOf(noun)]
      if (
        !own ||
        !isNoun(noun) ||
        !gender ||
        !number ||
        (words(2).length > 0 && (word(1) === 'sont') !== (number === 'pl'))
      )
        return null
      const better = `quel${gender === 'fem' ? 'le' : ''}${number === 'pl' ? 's' : ''}`
      if (words(2).length === 0 && own.lower.endsWith('s') !== (number === 'pl')) return null
      return better === own.lower ? null : better
    },
    why: 'which',
    wrong: [
      ['Quel est ta couleur préférée ?', 'Quelle est ta couleur préférée ?'],
      ['Quelle sport fais-tu ?', 'Quel sport fais-tu ?'],
      ['Quels sont tes chansons ?', 'Quelles sont tes chansons ?'],
    ],
    right: ['Quelle est ta couleur ?', 'Quel sport fais-tu ?', 'Quels sont tes loisirs ?', 'Quelle heure est-il ?'],
  },
]
