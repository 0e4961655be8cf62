import type { ActRule } from '#server/analysis/acts/act.ts'

/** Greeting, thanking, taking leave, and what worries, in Italian. */
export const courtesies: readonly ActRule[] = [
  {
    act: 'greeting',
    pattern: [
      '^ salve|ehi|hey|ehilà|hello',
      '^ ciao a? tutti|tutte !ciao',
      '^ ciao !ciao|a|ci|arrivederci',
      '^ buon|buona giorno|sera|pomeriggio|dì !lo|è',
      '^ molto? piacere di? conoscerti|conoscerla|conoscervi|mio? $',
      '^ come stai|sta|state|va oggi|tutto|lei|la? vita? $',
      '^ tutto bene $',
    ],
    right: ['Ciao', 'buon giorno', 'Piacere di conoscerti'],
    wrong: ['Buongiorno lo dico al mio capo', 'Ho detto ciao ai miei amici', 'Mi piace molto'],
  },
  {
    act: 'thanks',
    pattern: [
      '^ sì|no|ok|bene|molte|tante|perfetto|va|bene|grazie|mille|molto|sto|benissimo bene? molte|tante|mille? grazie',
      '^ grazie',
      '^ ti|la|vi ringrazio',
      '^ è|sei? molto|veramente gentile $',
    ],
    right: ['Grazie mille', 'No, grazie', 'bene, grazie'],
    wrong: ['Mia madre dice sempre grazie', 'Il mio capo è molto gentile', 'Ho ringraziato il medico'],
  },
  {
    act: 'goodbye',
    pattern: [
      '^ grazie|ok|ciao? arrivederci|arrivederla|addio|bye',
      '^ ciao ciao $',
      '^ ciao? a domani|presto|dopo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|più $',
      '^ ciao? ci vediamo|sentiamo *{0,3} $',
      '^ alla prossima',
      '^ ora|adesso? devo andare|scappare|uscire via|adesso|ora? $',
      '^ devo andarmene $',
      '^ me ne vado $',
      '^ buona|buon giornata|notte|serata|fine|weekend|viaggio|continuazione',
    ],
    right: ['Arrivederci', 'A domani', 'devo andare'],
    wrong: ['Devo andare dal medico domani', 'Lavoro a Roma', 'Ci vediamo al cinema ogni sabato'],
  },
  {
    act: 'insult',
    pattern: [
      '^ tu? sei|è un|una|molto|così|proprio|veramente? stupido|stupida|scemo|scema|idiota|cretino|cretina|imbecille|stronzo|stronza|brutto',
      '^ idiota|stronzo|stronza|cretino|cretina|imbecille|stupido|stupida|scemo|scema|coglione *{0,2} $',
      '^ che scemo|stupido|idiota|cretino sei',
      'stai|sta zitto|zitta',
      'vaffanculo',
      'va|vai a quel|farti|fanculo',
    ],
    right: ['sei stupido', 'stai zitto', 'idiota'],
    wrong: ["Mio fratello stupido l'ha rotto", "È stata un'idea stupida", 'Non sono stupido'],
  },
  {
    act: 'distress',
    pattern: [
      'voglio|vorrei morire $',
      'voglio più vivere $',
      'voglio uccidermi|ammazzarmi|suicidarmi',
      'mi faccio del male',
      'mi picchia|maltratta $',
    ],
    right: ['voglio morire', 'non voglio più vivere', 'mio padre mi picchia'],
    wrong: ['Muoio dal ridere', 'Non voglio più vivere a Roma', 'Mi faccio un caffè'],
  },
  {
    act: 'nonsense',
    pattern: [
      '^ cacca|caca|culo|scoreggia|pipì|puzzetta $',
      '^ bla|ha|ah|eh|lol bla|ha|ah|eh|lol{1,9} $',
      '^ bip|bop|zzz|miao|bau|muu|blabla|blablabla|lalala|gnam *{0,9} $',
      '^ io? sono già|solo|proprio? un|una|il|lo|l|la? patata|pinguino|robot|alieno|aliena|unicorno|drago|dinosauro|marziano|marziana|banana|elefante|zombie|vampiro|fantasma|batman|superman|spiderman|extraterrestre|papa|re|regina|cavallo|gatto|pomodoro *{0,6} $',
      '^ *{1,5} sono|è già|solo|proprio? un|una|il|lo|l|la? patata|pinguino|alieno|unicorno|drago|dinosauro|marziano|zombie|vampiro|extraterrestre|robot *{0,6} $',
      '^ io? vengo|arrivo|sono|abito|vivo da|dalla|su|sulla|di|d un? marte|luna|altro|giove|saturno|venere|plutone|nettuno pianeta? $',
      'io? mangio|bevo|mi|voglio solo|sempre|un? sassi|nuvole|benzina|sabbia|unicorni|draghi|dinosauri',
      '^ pippo|pluto|paperino|topolino pippo|pluto|paperino|topolino *{0,3} $',
    ],
    right: ['cacca', 'bla bla', 'hahaha', 'asdfgh', 'sono un robot'],
    wrong: ['ok', 'La mela', 'Pizza', 'Il mio animale preferito è un gatto'],
  },
]
