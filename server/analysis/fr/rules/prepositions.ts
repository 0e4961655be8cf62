import type { Rule } from '#server/analysis/grammar/rule.ts'
import { isNoun, isOpen, isVerb, oneOf } from '#server/analysis/fr/match.ts'

const feminine = oneOf(
  'france espagne italie allemagne angleterre chine suisse belgique pologne grèce russie turquie argentine colombie autriche irlande suède inde algérie tunisie ukraine australie norvège europe afrique asie',
)
const masculine = oneOf(
  'brésil canada japon portugal maroc mexique chili pérou sénégal luxembourg danemark vietnam venezuela royaume-uni',
)
const cities = oneOf(
  'paris lyon marseille londres berlin madrid rome lisbonne barcelone nice bordeaux toulouse munich milan genève bruxelles new séville porto hambourg vienne lille strasbourg',
)
const needDe = '=décider|=essayer|=oublier|=refuser|=accepter|=arrêter|=finir'

/** Prepositions of places and verbs. */
export const prepositions: readonly Rule[] = [
  {
    id: 'fr.preposition.contraction',
    kind: 'preposition',
    pattern: ['[à le] <noun>', '[à les] <noun>', '[de le] <noun>', '[de les] <noun>'],
    better: ({ words, written }) => {
      const noun = words(2)[0]
      if (!isNoun(noun) || isVerb(noun) || /^\p{Lu}/u.test(noun.text)) return null
      return { 'à le': 'au', 'à les': 'aux', 'de le': 'du', 'de les': 'des' }[written.toLowerCase()] ?? null
    },
    why: 'contraction',
    wrong: [
      ['Je vais à le cinéma.', 'Je vais au cinéma.'],
      ['Je parle à les enfants.', 'Je parle aux enfants.'],
      ['C’est la voiture de le voisin.', 'C’est la voiture du voisin.'],
    ],
    right: ['J’ai envie de le voir.', 'Je pense à les aider.', 'Je vais au cinéma.'],
  },
  {
    id: 'fr.preposition.wait_until',
    kind: 'preposition',
    pattern: '=attendre<verb> [à] demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|midi|minuit',
    better: 'jusqu’à',
    why: 'usual',
    wrong: [
      ['Je ne peux pas attendre à demain.', 'Je ne peux pas attendre jusqu’à demain.'],
      ['On attend à lundi ?', 'On attend jusqu’à lundi ?'],
      ['Attendez à midi.', 'Attendez jusqu’à midi.'],
    ],
    right: ['J’attends jusqu’à demain.', 'Je t’attends à la gare.', 'On l’attend à cinq heures.'],
  },
  {
    id: 'fr.preposition.country_feminine',
    kind: 'preposition',
    pattern: [`[à|au|dans] ${feminine}`, `[dans la] ${feminine} $`],
    better: 'en',
    why: 'country_en',
    wrong: [
      ['J’habite à France.', 'J’habite en France.'],
      ['Je vais au Espagne.', 'Je vais en Espagne.'],
      ['Je travaille dans la France.', 'Je travaille en France.'],
    ],
    right: ['J’habite en France.', 'Je pense à la France.', 'Le sud de la France.'],
  },
  {
    id: 'fr.preposition.country_masculine',
    kind: 'preposition',
    pattern: [`[en|à|dans] ${masculine}`, '[en|à|dans] états-unis|philippines|pays-bas'],
    better: ({ word }) => (word(1).endsWith('s') ? 'aux' : 'au'),
    why: 'country_au',
    wrong: [
      ['J’habite en Brésil.', 'J’habite au Brésil.'],
      ['Elle vit à Canada.', 'Elle vit au Canada.'],
      ['Je vais en États-Unis.', 'Je vais aux États-Unis.'],
    ],
    right: ['J’habite au Brésil.', 'Je vais en Iran.', 'Je vais aux États-Unis.'],
  },
  {
    id: 'fr.preposition.city',
    kind: 'preposition',
    pattern: [`[en|au] ${cities}`, '[en|au] new york'],
    better: 'à',
    why: 'city',
    wrong: [
      ['J’habite en Paris.', 'J’habite à Paris.'],
      ['Je travaille au Londres.', 'Je travaille à Londres.'],
      ['Elle étudie en Madrid.', 'Elle étudie à Madrid.'],
    ],
    right: ['J’habite à Paris.', 'Je suis de Rome.', 'Je vais en Italie.'],
  },
  {
    id: 'fr.preposition.go_to_infinitive',
    kind: 'extra_word',
    pattern: '<pron subj> =aller<verb pres> [à] <only verb inf>',
    better: '',
    why: 'going_to',
    wrong: [
      ['Je vais à manger.', 'Je vais manger.'],
      ['On va à visiter Paris.', 'On va visiter Paris.'],
      ['Il va à travailler demain.', 'Il va travailler demain.'],
    ],
    right: ['Je vais manger.', 'Je vais à Paris.', 'Il va au travail.'],
  },
  {
    id: 'fr.preposition.de_infinitive',
    kind: 'missing_word',
    pattern: [
      `${needDe}<verb -inf> pas? [<only verb inf>]`,
      '=avoir besoin|envie|peur|hâte [<only verb inf>]',
      'avant [<only verb inf>]',
    ],
    better: ({ marked: [verb] }) => (isOpen(verb) ? `d’${verb?.text}` : `de ${verb?.text}`),
    why: 'needs_de',
    wrong: [
      ['J’ai décidé partir demain.', 'J’ai décidé de partir demain.'],
      ['J’essaie parler plus.', 'J’essaie de parler plus.'],
      ['J’ai besoin acheter du pain.', 'J’ai besoin d’acheter du pain.'],
    ],
    right: ['J’ai décidé de partir.', 'Je veux partir.', 'J’ai fini hier.', 'Après avoir mangé.'],
  },
  {
    id: 'fr.preposition.a_for_de',
    kind: 'preposition',
    pattern: '=décider|=essayer|=oublier|=refuser|=accepter|=arrêter<verb -inf> pas? [à] <only verb inf>',
    better: ({ words }) => (isOpen(words(3)[0]) ? null : 'de'),
    why: 'needs_de',
    wrong: [
      ['J’essaie à comprendre.', 'J’essaie de comprendre.'],
      ['Il a oublié à téléphoner.', 'Il a oublié de téléphoner.'],
      ['J’ai arrêté à fumer.', 'J’ai arrêté de fumer.'],
    ],
    right: ['J’essaie de comprendre.', 'Il arrive à comprendre.', 'Je commence à comprendre.'],
  },
  {
    id: 'fr.preposition.a_infinitive',
    kind: 'missing_word',
    pattern: '=commencer|=apprendre|=continuer|=réussir|=hésiter<verb -inf> pas? [<only verb inf>]',
    better: ({ marked: [verb] }) => `à ${verb?.text}`,
    why: 'needs_a',
    wrong: [
      ['Je commence travailler à huit heures.', 'Je commence à travailler à huit heures.'],
      ['J’apprends parler français.', 'J’apprends à parler français.'],
      ['Il a commencé pleuvoir.', 'Il a commencé à pleuvoir.'],
    ],
    right: ['Je commence à travailler.', 'J’aime travailler.', 'Il commence demain.'],
  },
  {
    id: 'fr.preposition.extra',
    kind: 'extra_word',
    pattern: [
      "=écouter|=regarder<verb -part> [à] la|l'|les|mon|ma|mes|ton|sa|un|une",
      '=chercher<verb> [pour] un|une|le|la|les|mon|ma|mes|ton|ta|tes|son|sa|ses',
      "!!t'|te|vous|nous|m'|me|l'|les =attendre<verb> [pour] le|la|un|une|mon|ma",
    ],
    better: '',
    why: 'no_preposition',
    wrong: [
      ['J’écoute à la radio.', 'J’écoute la radio.'],
      ['Je cherche pour un appartement.', 'Je cherche un appartement.'],
      ['J’attends pour le bus.', 'J’attends le bus.'],
    ],
    right: [
      'J’écoute la radio.',
      'Je cherche un cadeau pour un ami.',
      'J’attends ici pour toi.',
      'On t’attend pour le dîner.',
    ],
  },
  {
    id: 'fr.preposition.play_sport',
    kind: 'preposition',
    pattern:
      '=jouer [le|du|au|à|de|en] football|foot|tennis|basket|basketball|volley|rugby|hockey|golf|handball|ping-pong|badminton',
    better: 'au',
    why: 'play_sport',
    wrong: [
      ['Je joue le football.', 'Je joue au football.'],
      ['Il joue du tennis.', 'Il joue au tennis.'],
      ['On joue à basket.', 'On joue au basket.'],
    ],
    right: ['Je joue au football.', 'Je joue du piano.', 'Je fais du tennis.'],
  },
  {
    id: 'fr.preposition.play_music',
    kind: 'preposition',
    pattern: [
      '=jouer [la] guitare|flûte|batterie|trompette',
      '=jouer [à la] guitare|flûte|batterie|trompette',
      '=jouer [le|au] piano|violon|saxophone',
    ],
    better: ({ beside }) => (/^(?:piano|violon|saxophone)$/.test(beside(0)) ? 'du' : 'de la'),
    why: 'play_music',
    wrong: [
      ['Je joue la guitare.', 'Je joue de la guitare.'],
      ['Elle joue le piano.', 'Elle joue du piano.'],
      ['Il joue au violon.', 'Il joue du violon.'],
    ],
    right: ['Je joue du piano.', 'Elle joue de la guitare.', 'On joue au ballon.'],
  },
  {
    id: 'fr.preposition.part_of_day',
    kind: 'preposition',
    pattern: [
      '[dans|en|à le] matin|soir',
      "!!jusqu' [dans|en|à la] nuit|soirée $",
      '[en|sur] lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    ],
    better: ({ marked, word }) =>
      marked.length === 2
        ? (marked[1]?.text ?? null)
        : /di/.test(word(1)) && /^(?:en|sur)$/.test(word(0))
          ? 'le'
          : null,
    why: 'no_preposition_time',
    wrong: [
      ['Je travaille dans le matin.', 'Je travaille le matin.'],
      ['On mange en le soir.', 'On mange le soir.'],
      ['J’ai cours en lundi.', 'J’ai cours le lundi.'],
    ],
    right: ['Je travaille le matin.', 'Du lundi au vendredi.', 'Le lundi, je dors.', 'De huit heures à midi.'],
  },
  {
    id: 'fr.preposition.month',
    kind: 'preposition',
    pattern: [
      '[à|dans|au] janvier|février|avril|juin|juillet|septembre|octobre|novembre|décembre',
      "[dans|à] l'? été|hiver|automne $",
    ],
    better: ({ words }) =>
      words(1).length > 0 && words(2).length > 0
        ? null
        : /^(?:été|hiver|automne)$/.test(words(2)[0]?.lower ?? '')
          ? 'en'
          : 'en',
    why: 'month',
    wrong: [
      ['Je pars dans juillet.', 'Je pars en juillet.'],
      ['Mon anniversaire est à juin.', 'Mon anniversaire est en juin.'],
      ['Il fait froid au janvier.', 'Il fait froid en janvier.'],
    ],
    right: ['Je pars en juillet.', 'Du 3 juin au 4 juillet.', 'Au mois de juin.'],
  },
  {
    id: 'fr.preposition.transport',
    kind: 'preposition',
    pattern:
      "=aller|=venir|=voyager|=partir|=arriver|=rentrer<verb> [avec le|la|l'] bus|train|avion|métro|voiture|tram|bateau $",
    better: 'en',
    why: 'transport',
    wrong: [
      ['Je viens avec le bus.', 'Je viens en bus.'],
      ['On part avec la voiture.', 'On part en voiture.'],
      ['Je rentre avec le train.', 'Je rentre en train.'],
    ],
    right: ['Je viens en bus.', 'Je joue avec le train.', 'Je pars avec la voiture de Paul.'],
  },
]
