import type { ActRule } from '#server/analysis/acts/act.ts'

/** Greeting, thanking, taking leave, and what worries, in French. */
export const courtesies: readonly ActRule[] = [
  {
    act: 'greeting',
    pattern: [
      '^ bonjour|salut|bonsoir|coucou|rebonjour|hello|allô !est',
      'et bonjour $',
      '^ enchanté|enchantée de? vous|te? rencontrer|connaître? $',
      'ravi|ravie|heureux|heureuse de vous|te|faire rencontrer|connaître|voir|votre connaissance?',
      '^ comment allez|vas|va|ça|tu|ca vous|tu|va|vas|ça? $',
      '^ tu|vous vas|allez bien $',
      '^ ça|ca va bien? $',
    ],
    right: ['Bonjour', 'Salut !', 'Bonjour, ça va ?'],
    wrong: ['Bonjour est le mot que je dis', 'Le bonsoir du directeur', 'Je vais bien'],
  },
  {
    act: 'thanks',
    pattern: [
      '^ oui|non|ok|bien|très|super|parfait|d|génial|mille|un|grand|bon? bien|accord|grand? merci|mercis|merci',
      '^ je vous|te|t remercie',
      '^ c|ce est très|trop|vraiment? gentil|aimable $',
    ],
    right: ['Merci beaucoup', 'Non, merci', 'je vous remercie'],
    wrong: ['Ma mère dit toujours merci', "J'ai remercié mon chef", 'Mon voisin est gentil'],
  },
  {
    act: 'goodbye',
    pattern: [
      '^ merci|ok|allez|salut? au revoir|revoire',
      '^ merci|ok|salut? ciao|bye|adieu|tchao',
      '^ salut|ok|merci? à|a bientôt|demain|plus|tout|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la tard|prochaine|l? heure? $',
      '^ bonne journée|soirée|nuit|fin|continuation|semaine',
      '^ bon week|weekend|dimanche|voyage end? $',
      '^ je dois|vais y? partir|aller maintenant|là? $',
      '^ je dois y aller $',
      '^ il? faut que je y aille $',
      '^ je me en vais $',
    ],
    right: ['Au revoir', 'À demain', 'je dois y aller'],
    wrong: ["J'ai dit au revoir à mes amis", 'Je dois aller chez le médecin', 'Je travaille à la gare'],
  },
  {
    act: 'insult',
    pattern: [
      '^ tu|vous es|êtes|est un|une|trop|vraiment|si|très|tellement? bête|con|conne|idiot|idiote|imbécile|stupide|nul|débile|moche|crétin',
      '^ t es|est un|trop|vraiment? con|conne|bête|nul|débile|idiot|moche',
      '^ espèce|sale|pauvre d|de? con|idiot|imbécile|connard|conne',
      '^ idiot|idiote|imbécile|connard|connasse|salaud|crétin|con|stupide $',
      'ta gueule',
      'va te faire',
      'ferme la|ta gueule? $',
      '^ ferme la $',
      'va|allez au diable',
    ],
    right: ['tu es bête', 'ta gueule', 'idiot'],
    wrong: ["Mon frère bête l'a cassé", "C'était une idée stupide", 'Ferme la porte, il fait froid'],
  },
  {
    act: 'distress',
    pattern: [
      'je veux|voudrais mourir|disparaître',
      'envie de mourir',
      'veux plus vivre $',
      'je veux|vais me tuer|suicider',
      'je me fais du mal',
      'me frappe|bat|tape|maltraite $',
    ],
    right: ['je veux mourir', 'je ne veux plus vivre', 'mon père me frappe'],
    wrong: ['Je suis mort de rire', 'Je ne veux plus vivre à Paris', 'Je me fais un café'],
  },
  {
    act: 'nonsense',
    pattern: [
      '^ bla|ha|hé|lol|mdr bla|ha|hé|lol|mdr{0,9} $',
      '^ *{0,9} sur la? lune|mars|jupiter|saturne $',
      '^ *{0,4} avec|comme le père noël *{0,3} $',
      '^ un|une|des|deux|trois|mille|cent éléphant|éléphants|dragon|dragons|licorne|licornes|dinosaure|dinosaures|extraterrestre|extraterrestres|girafe|girafes|crocodile|crocodiles|martien|martiens|pingouin|pingouins|singe|singes *{0,9} $',
      '^ *{0,9} ouaf|miaou|meuh|cocorico *{0,5} $',
      '^ en|par|avec|à ma|mon|une|un|dos? hélicoptère|fusée|soucoupe|dragon|licorne|éléphant|d|de|tapis *{0,7} $',
      '^ un|dix|cent|mille|deux million|millions|milliard|milliards par|d|de heure|euros|jour|minute|francs|dollars *{0,8} $',
    ],
    right: ['bla bla', 'hahaha', 'asdfgh'],
    wrong: ['ok', 'Là', 'Pizza'],
  },
]
