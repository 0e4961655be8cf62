import type { Rule } from '#server/analysis/grammar/rule.ts'
import { subjects } from '#server/analysis/fr/match.ts'

/** Forms that are often taken for each other. */
export const slips: readonly Rule[] = [
  {
    id: 'fr.homophone.been',
    kind: 'verb_form',
    pattern: `${subjects} n'|ne? =avoir<verb -part -inf> pas|déjà|toujours? [était|étais|étaient]`,
    better: 'été',
    why: 'participle',
    wrong: [
      ['J’ai était malade.', 'J’ai été malade.'],
      ['Il a était content.', 'Il a été content.'],
      ['Nous avons étais à Rome.', 'Nous avons été à Rome.'],
    ],
    right: ['J’ai été malade.', 'Il était content.', 'Elle était là.'],
  },
  {
    id: 'fr.homophone.was_or_been',
    kind: 'verb_form',
    pattern: [
      "c' [été] !<verb part>",
      '^ <det> <noun> [été] bien|bon|bonne|très|super|trop|génial|intéressant|intéressante',
    ],
    better: 'était',
    why: 'was',
    wrong: [
      ['C’été bien.', 'C’était bien.'],
      ['Le film été très bien.', 'Le film était très bien.'],
      ['La fête été super.', 'La fête était super.'],
    ],
    right: ['C’était bien.', 'J’ai été malade.', 'Cet été est chaud.'],
  },
  {
    id: 'fr.homophone.work',
    kind: 'spelling',
    pattern: ['je|tu|il|elle|on [travail]', '^ <det> <noun> [travail] dans|à|avec|chez|beaucoup|pour|en|comme|au'],
    better: ({ words, word }) => (words(0)[0] && word(0) === 'tu' ? 'travailles' : 'travaille'),
    why: 'work',
    wrong: [
      ['Je travail à Rome.', 'Je travaille à Rome.'],
      ['Ma sœur travail dans un hôtel.', 'Ma sœur travaille dans un hôtel.'],
      ['Tu travail demain ?', 'Tu travailles demain ?'],
    ],
    right: ['Je travaille à Rome.', 'Mon travail est bien.', 'J’ai un travail.'],
  },
  {
    id: 'fr.verb.participle_before_object',
    kind: 'agreement',
    pattern: [
      `^ <conj>? ${subjects} n'|ne? =avoir<verb -part -inf> pas|déjà? [<verb part fem>] un|une|le|les|l'|mon|ma|mes|ton|ta|tes|son|sa|ses|des|du|notre|nos`,
      `^ <conj>? ${subjects} n'|ne? =avoir<verb -part -inf> pas|déjà? [<verb part pl>] un|une|le|les|l'|mon|ma|mes|ton|ta|tes|son|sa|ses|des|du|notre|nos`,
    ],
    better: ({ marked: [word], form }) =>
      word?.readings.some(({ tags }) => tags.has('part') && tags.has('masc') && tags.has('sg'))
        ? null
        : form(word, 'part → verb part masc sg') || null,
    why: 'no_agreement',
    wrong: [
      ['J’ai vue un bon film.', 'J’ai vu un bon film.'],
      ['On a vue mes amis.', 'On a vu mes amis.'],
      ['Elle a vue le match.', 'Elle a vu le match.'],
    ],
    right: ['J’ai vu un bon film.', 'J’ai pris mes clés.', 'La tarte que j’ai faite.'],
  },
  {
    id: 'fr.choice.polite',
    kind: 'verb_form',
    pattern: 'je [voudrai]',
    better: 'voudrais',
    why: 'polite',
    wrong: [
      ['Je voudrai un café.', 'Je voudrais un café.'],
      ['Bonjour, je voudrai une chambre.', 'Bonjour, je voudrais une chambre.'],
      ['Je voudrai parler au médecin.', 'Je voudrais parler au médecin.'],
    ],
    right: ['Je voudrais un café.', 'Il voudra venir.', 'Je veux un café.'],
  },
  {
    id: 'fr.spelling.little',
    kind: 'spelling',
    pattern: ['<verb> un [peux|peut] !<verb inf>', '[sil] vous|te plaît|plait'],
    better: ({ marked: [word] }) => (word?.lower === 'sil' ? 's’il' : 'peu'),
    why: 'fixed',
    wrong: [
      ['Je parle un peux français.', 'Je parle un peu français.'],
      ['Je dors un peut.', 'Je dors un peu.'],
      ['Elle mange un peux.', 'Elle mange un peu.'],
    ],
    right: ['Je parle un peu français.', 'Il peut venir.', 'S’il vous plaît.'],
  },
  {
    id: 'fr.choice.years',
    kind: 'word_choice',
    pattern: '=avoir<verb -part> <num> [année|années] $',
    better: 'ans',
    why: 'usual',
    wrong: [
      ['Mon fils a trois années.', 'Mon fils a trois ans.'],
      ['J’ai vingt années.', 'J’ai vingt ans.'],
      ['Elle a dix années.', 'Elle a dix ans.'],
    ],
    right: ['Mon fils a trois ans.', 'J’ai passé trois années à Rome.', 'Ces années étaient belles.'],
  },
  {
    id: 'fr.homophone.a_what_time',
    kind: 'accents',
    pattern: '[a] quelle heure',
    better: 'à',
    why: 'homophone_a',
    wrong: [
      ['Le train est a quelle heure ?', 'Le train est à quelle heure ?'],
      ['A quelle heure tu viens ?', 'À quelle heure tu viens ?'],
      ['Tu finis a quelle heure ?', 'Tu finis à quelle heure ?'],
    ],
    right: ['À quelle heure tu viens ?', 'Quelle heure est-il ?', 'Il a une heure.'],
  },
]
