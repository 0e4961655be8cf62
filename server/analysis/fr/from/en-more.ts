import type { Rule } from '#server/analysis/grammar/rule.ts'

/** More habits of those whose language is English. */
export const moreFromEnglish: readonly Rule[] = [
  {
    id: 'fr.from_en.introduce',
    kind: 'false_friend',
    pattern: '=avoir<verb> pas|déjà? [introduit] mon|ma|mes|ton|ta|tes|son|sa|ses',
    better: 'présenté',
    why: 'false_friend',
    wrong: [
      ['J’ai introduit mon ami à ma mère.', 'J’ai présenté mon ami à ma mère.'],
      ['Elle a introduit sa sœur.', 'Elle a présenté sa sœur.'],
      ['Il a introduit ses parents.', 'Il a présenté ses parents.'],
    ],
    right: ['J’ai présenté mon ami.', 'Il a introduit une règle.', 'Elle a introduit la carte.'],
  },
  {
    id: 'fr.from_en.left_things',
    kind: 'false_friend',
    pattern:
      '=avoir<verb> pas|déjà? [quitté] mon|ma|mes|ton|ta|tes|son|sa|ses parapluie|sac|clé|clés|téléphone|portable|veste|manteau|livre|livres|valise|lunettes|portefeuille|passeport|chapeau|affaires',
    better: 'laissé',
    why: 'false_friend',
    wrong: [
      ['J’ai quitté mon sac dans le bus.', 'J’ai laissé mon sac dans le bus.'],
      ['Elle a quitté ses clés à la maison.', 'Elle a laissé ses clés à la maison.'],
      ['Il a quitté son téléphone ici.', 'Il a laissé son téléphone ici.'],
    ],
    right: ['J’ai quitté mon travail.', 'J’ai laissé mon sac.', 'Il a quitté sa femme.'],
  },
  {
    id: 'fr.from_en.preservatives',
    kind: 'false_friend',
    pattern: 'sans|des|de|les [préservatifs]',
    better: 'conservateurs',
    why: 'false_friend',
    wrong: [
      ['Je mange sans préservatifs.', 'Je mange sans conservateurs.'],
      ['Il y a des préservatifs dans ce pain.', 'Il y a des conservateurs dans ce pain.'],
      ['Un jus sans préservatifs.', 'Un jus sans conservateurs.'],
    ],
    right: ['Sans conservateurs.', 'Un préservatif.', 'Sans sucre.'],
  },
  {
    id: 'fr.from_en.character',
    kind: 'false_friend',
    pattern: ['mon|le|ton|son [caractère] préféré|principal', 'les|mes [caractères] préférés|principaux'],
    better: ({ marked: [word] }) => (word?.lower === 'caractère' ? 'personnage' : 'personnages'),
    why: 'false_friend',
    wrong: [
      ['Mon caractère préféré est Batman.', 'Mon personnage préféré est Batman.'],
      ['C’est le caractère principal.', 'C’est le personnage principal.'],
      ['Mes caractères préférés sont drôles.', 'Mes personnages préférés sont drôles.'],
    ],
    right: ['Il a bon caractère.', 'Mon personnage préféré.', 'Les caractères chinois.'],
  },
  {
    id: 'fr.from_en.for_since',
    kind: 'preposition',
    pattern: [
      '=connaître<verb pres> *{0,2} [pour] <num> ans|mois|semaines',
      '=être<verb pres> marié|mariés|mariée|mariées [pour] <num> ans|mois',
      '=apprendre|=étudier<verb pres> le|la? <noun> [pour] <num> ans|mois|semaines',
    ],
    better: 'depuis',
    why: 'since',
    wrong: [
      ['Je connais Paul pour dix ans.', 'Je connais Paul depuis dix ans.'],
      ['Nous sommes mariés pour vingt ans.', 'Nous sommes mariés depuis vingt ans.'],
      ['J’apprends le français pour deux ans.', 'J’apprends le français depuis deux ans.'],
    ],
    right: ['Je connais Paul depuis dix ans.', 'Je pars pour deux ans.', 'Je suis ici pour dix jours.'],
  },
  {
    id: 'fr.from_en.in_minutes',
    kind: 'preposition',
    pattern: [
      '=partir|=arriver|=commencer|=revenir<verb pres> [en] une|deux|trois|cinq|dix|vingt demi-heure|heure|heures|minutes|jours|semaines',
      '=partir|=arriver|=commencer|=revenir<verb pres> [en] # heure|heures|minutes|jours|semaines',
    ],
    better: 'dans',
    why: 'in_time',
    wrong: [
      ['Le train part en dix minutes.', 'Le train part dans dix minutes.'],
      ['Elle arrive en une heure.', 'Elle arrive dans une heure.'],
      ['Le film commence en 5 minutes.', 'Le film commence dans 5 minutes.'],
    ],
    right: ['Le train part dans dix minutes.', 'J’ai fini en une heure.', 'On part en train.'],
  },
  {
    id: 'fr.from_en.like_ing',
    kind: 'verb_form',
    pattern: '=aimer|=adorer|=détester|=préférer<verb -part> pas|bien|beaucoup? [en <verb ger>]',
    better: ({ marked: [, verb], form }) => form(verb, 'ger → verb inf') || null,
    why: 'infinitive',
    wrong: [
      ['J’aime en lisant.', 'J’aime lire.'],
      ['Elle adore en dansant.', 'Elle adore danser.'],
      ['Je déteste en courant.', 'Je déteste courir.'],
    ],
    right: ['J’aime lire.', 'Je lis en mangeant.', 'J’aime Paris en été.'],
  },
  {
    id: 'fr.from_en.be_studying',
    kind: 'verb_form',
    pattern: '[je suis étudiant] pour mon|un|les|mes examen|examens|test|cours',
    better: 'j’étudie',
    why: 'no_progressive',
    wrong: [
      ['Je suis étudiant pour mon examen.', 'J’étudie pour mon examen.'],
      ['Ce soir je suis étudiant pour un test.', 'Ce soir j’étudie pour un test.'],
      ['Je suis étudiant pour mes examens.', 'J’étudie pour mes examens.'],
    ],
    right: ['Je suis étudiant.', 'J’étudie pour mon examen.', 'Je suis étudiant à Paris.'],
  },
  {
    id: 'fr.from_en.money',
    kind: 'false_friend',
    pattern: [
      'pas [de monnaie] pour',
      '=gagner|=dépenser<verb> beaucoup|trop|plus [de monnaie]',
      '=gagner|=dépenser<verb> [de la monnaie]',
    ],
    better: ({ marked }) => (marked.length === 3 ? 'de l’argent' : 'd’argent'),
    why: 'false_friend',
    wrong: [
      ['Je n’ai pas de monnaie pour voyager.', 'Je n’ai pas d’argent pour voyager.'],
      ['Il gagne beaucoup de monnaie.', 'Il gagne beaucoup d’argent.'],
      ['Je gagne de la monnaie.', 'Je gagne de l’argent.'],
    ],
    right: ['Gardez la monnaie.', 'Je n’ai pas de monnaie.', 'Il gagne beaucoup d’argent.'],
  },
]
