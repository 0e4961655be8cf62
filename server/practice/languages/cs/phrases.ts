import { heard } from './heard.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'

/** The partner's words in Czech. */
export const phrases: Phrases = {
  heard,
  said: {
    praise: [
      'Velmi dobře.',
      'Dobře.',
      'Skvěle.',
      'Dobře řečeno.',
      'Výborně.',
      'Perfektní.',
      'To bylo jasné.',
      'Prima.',
      'Krásně.',
    ],
    and_you: [
      'Děkuji za optání, ale dnes jde o vás.',
      'To je milé. Já jsem tu jen proto, abyste si mohli procvičovat.',
    ],
    greeting: ['Dobrý den.', 'Zdravím.', 'Dobrý den, vítejte.'],
    how_are_you: ['Všechno v pořádku, děkuji.', 'Velmi dobře, děkuji za optání.'],
    thanks: ['Není zač.', 'Rádo se stalo.', 'Prosím, nemáte zač.'],
    yes_no: ['Dobře. Můžete říct trochu víc?', 'V pořádku. Zkuste to říct celou větou.'],
    not_understood: ['Nevadí, to se stává.', 'To nic. Podíváme se na to spolu.', 'Nebojte se, máme čas.'],
    repeat: ['Samozřejmě, ještě jednou.', 'Jistě, zopakuji to.'],
    meaning: ['„{word}“ znamená: {meaning}.', 'Dobrá otázka. „{word}“ je: {meaning}.'],
    no_meaning: [
      'Slovo „{word}“ tu vysvětlit neumím. Najděte si ho ve slovníku, nebo se zeptejte na hodině.',
      'Slovo „{word}“ na svém seznamu nemám. Můžete se zeptat na hodině.',
    ],
    language_please: ['Zůstaňme u češtiny. Zvládnete to.', 'Zkusme to česky, jednoduchými slovy.'],
    other_language: ['Vidím, že chcete něco říct. Česky, prosím.', 'Zkuste to česky, prosím.'],
    help: ['Samozřejmě, pomůžu vám.', 'Jistě, tady je malá pomoc.'],
    goodbye: [
      'Jestli chcete, můžete teď skončit. Nebo pokračujeme:',
      'Skončit můžete, kdy chcete. Pokud máte ještě chvilku, pokračujeme:',
    ],
    silence: ['Poslouchám vás.', 'Nespěchejte. Napište slovo nebo dvě.'],
    insult: ['Zůstaňme přátelští a pojďme dál.', 'Nechme toho a vraťme se k tématu.'],
    who_are_you: [
      'Jsem cvičení vaší školy, ne člověk ani umělá inteligence.',
      'Tohle je cvičení vaší školy. Není tu člověk ani umělá inteligence.',
    ],
    nudge: ['Ještě ne úplně. Zkusme to znovu.', 'Skoro. Zkuste to jinak.', 'Podívejme se na to ještě jednou.'],
    partly: ['„{heard}“, dobře. Ještě něco chybí.', 'Dobře, rozumím: „{heard}“. A co dál?'],
    hint: ['Nápověda: {hint}', 'Možná pomůže tohle: {hint}'],
    model: ['Můžete říct: „{example}“', 'Například: „{example}“'],
    go_on: ['Nevadí, jdeme dál.', 'To nic. Pokračujeme.'],
    recast: ['Aha, „{right}“.', 'Rozumím: „{right}“.', 'Takže „{right}“.'],
    mistake: ['Píšeme „{better}“, ne „{written}“.', 'Maličkost: „{written}“ se píše „{better}“.'],
    foreign_words: ['Zkuste říct „{written}“ česky.', '„{written}“: jak se to řekne česky?'],
    more: [
      'Řekněte mi o tom víc.',
      'Zajímavé. Co dalšího o tom můžete říct?',
      'A proč?',
      'Můžete uvést příklad?',
      'A co se stalo potom?',
      'Jaký z toho máte pocit?',
      'A co na to říkají ostatní?',
      'O čem byste chtěli mluvit teď?',
    ],
    closing: [
      'To byl náš rozhovor. Děkuji za něj. Teď můžete skončit a podívat se, jak to šlo.',
      'Jsme na konci. Děkuji, bylo mi potěšením. Teď můžete skončit a přečíst si shrnutí.',
    ],
    over: ['Jsme na konci. Teď můžete skončit.', 'Rozhovor skončil. Ukončete ho a uvidíte shrnutí.'],
  },
  own: {
    nudge: 'To zatím nesedí. Zkuste to znovu, jinými slovy.',
    partly: 'Část už tam je. Doplňte, co chybí.',
    not_understood: 'Přečtěte si otázku ještě jednou. Pro začátek stačí slovo nebo dvě.',
    other_language: 'Pište prosím v jazyce, který procvičujete.',
    model: 'Taková odpověď by se hodila. Jdeme dál.',
  },
}
