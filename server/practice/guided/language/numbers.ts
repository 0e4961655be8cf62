import { bareText, foldText } from './fold.ts'

// Numbers up to a thousand, without accents; longer ones are several of these words, or one word by the pattern below.
const lists: Readonly<Record<string, string>> = {
  en: `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand half dozen`,
  es: `cero un uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete
    dieciocho diecinueve veinte veintiun veintiuno veintiuna veintidos veintitres veinticuatro veinticinco veintiseis
    veintisiete veintiocho veintinueve treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento doscientos
    trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil media docena`,
  pt: `zero um uma dois duas tres quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis
    dezessete dezoito dezenove dezasseis dezassete dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta
    noventa cem cento duzentos trezentos quatrocentos quinhentos mil meia duzia`,
  fr: `zero un une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts trente
    quarante cinquante soixante septante octante nonante cent cents mille demi demie douzaine`,
  de: `null ein eine einen einer eins zwei zwo drei vier funf fuenf sechs sieben acht neun zehn elf zwolf zwoelf dreizehn
    vierzehn funfzehn fuenfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreissig vierzig funfzig fuenfzig sechzig
    siebzig achtzig neunzig hundert tausend halb dutzend`,
  it: `zero un uno una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici
    diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento duecento
    trecento mille mezza mezzo dozzina`,
  ru: `ноль один одна одно одну одного две два двое двух двоих три трое трех троих четыре четверо пять пятеро шесть семь восемь девять
    десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать
    двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто сто двести триста четыреста пятьсот
    шестьсот семьсот восемьсот девятьсот тысяча тысячи тысяч полтора полторы`,
  uk: `нуль один одна одне одну одного два дві двоє двох три троє трьох чотири четверо пять пятеро шість сім вісім девять
    десять одинадцять дванадцять тринадцять чотирнадцять пятнадцять шістнадцять сімнадцять вісімнадцять девятнадцять
    двадцять тридцять сорок пятдесят шістдесят сімдесят вісімдесят девяносто сто двісті триста чотириста пятсот шістсот
    сімсот вісімсот девятсот тисяча тисячі тисяч пів півтора півтори`,
  ar: `صفر واحد واحدة اثنان اثنين اثنتان اثنتين ثلاث ثلاثة أربع أربعة خمس خمسة ست ستة سبع سبعة ثماني ثمانية ثمان تسع تسعة عشر
    عشرة عشرون عشرين ثلاثون ثلاثين أربعون أربعين خمسون خمسين ستون ستين سبعون سبعين ثمانون ثمانين تسعون تسعين مئة مائة
    مئتان مئتين ألف نصف`,
  he: `אפס אחד אחת שתיים שניים שני שתי שלוש שלושה ארבע ארבעה חמש חמישה שש שישה שבע שבעה שמונה תשע תשעה עשר עשרה עשרים שלושים
    ארבעים חמישים שישים שבעים שמונים תשעים מאה מאתיים אלף אלפיים חצי`,
  hi: `शून्य एक दो तीन चार पाँच छह छः छे सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस
    पच्चीस तीस पैंतीस चालीस पैंतालीस पचास साठ सत्तर अस्सी नब्बे सौ हज़ार आधा डेढ़ ढाई दर्जन`,
  ja: `ひとつ ふたつ みっつ よっつ いつつ むっつ ななつ やっつ ここのつ とお ひとり ふたり ゼロ`,
  ko: `하나 한 둘 두 셋 세 넷 네 다섯 여섯 일곱 여덟 아홉 열 스물 스무 서른 마흔 쉰 예순 일흔 여든 아흔 삼 육 칠 팔 십 백 천
    혼자`,
  vi: `một hai ba bốn năm sáu bảy tám chín mười mươi mốt lăm trăm nghìn ngàn rưỡi`,
  id: `nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas belas puluh seratus ratus seribu ribu setengah
    seorang sebuah selusin lusin`,
  nl: `nul een één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien
    achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend half
    anderhalf anderhalve dozijn tweeën drieën vieren vijven zessen`,
  ca: `zero un una dos dues tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze setze disset divuit
    dinou vint trenta quaranta cinquanta seixanta setanta vuitanta noranta cent dos-cents mil mig mitja dotzena`,
  sv: `noll en ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton
    tjugo trettio fyrtio femtio sextio sjuttio åttio nittio hundra tusen halv halvt ettusen tvåhundra dussin`,
  da: `nul en et to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten
    tyve tredive fyrre halvtreds tres halvfjerds firs halvfems hundrede tusind halv halvanden dusin`,
  no: `null en én ei ett to tre fire fem seks sju syv åtte ni ti elleve tolv tretten fjorten femten seksten sytten
    atten nitten tjue tyve tretti tredve førti femti seksti sytti åtti nitti hundre tusen halv halvannen dusin`,
  fi: `nolla yksi yhden yhtä kaksi kahden kahta kolme kolmen neljä neljän viisi viiden kuusi kuuden seitsemän kahdeksan
    yhdeksän kymmenen sata sadan tuhat tuhannen puoli puolitoista tusina yhdessä kolmisin kahdestaan kahdelle
    kolmelle neljälle viidelle kaksin nelisin`,
  pl: `zero jeden jedna jedno jedną jednego dwa dwie dwaj dwóch dwoje trzy trzej trzech troje cztery czterej czterech
    czworo pięć pięciu pięcioro sześć sześciu siedem siedmiu osiem ośmiu dziewięć dziesięć dziesięciu jedenaście
    dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia
    trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt sto dwieście
    trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset tysiąc tysiące tysięcy pół półtora tuzin`,
  cs: `nula jeden jedna jedno jednu jednoho dva dvě dvou tři třech čtyři čtyřech pět pěti šest šesti sedm osm devět
    deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct dvacet třicet čtyřicet
    padesát šedesát sedmdesát osmdesát devadesát sto dvěstě tisíc tisíce půl tucet`,
  ro: `zero un unu una o doi două trei patru cinci șase șapte opt nouă zece unsprezece doisprezece douăsprezece
    treisprezece paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece douăzeci treizeci
    patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci sută sute mie mii jumătate duzină`,
  el: `μηδέν ένα ένας έναν μία μια δύο δυο τρία τρεις τέσσερα τέσσερις πέντε έξι επτά εφτά οκτώ οχτώ εννέα εννιά δέκα
    έντεκα δώδεκα δεκατρία δεκατρείς δεκατέσσερα δεκατέσσερις δεκαπέντε δεκαέξι δεκαεπτά δεκαεφτά δεκαοκτώ δεκαοχτώ
    δεκαεννέα δεκαεννιά είκοσι τριάντα σαράντα πενήντα εξήντα εβδομήντα ογδόντα ενενήντα εκατό διακόσια τριακόσια
    χίλια χίλιες μισό μισή δωδεκάδα`,
  tr: `sıfır bir iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin
    yarım buçuk düzine tek ikimiz üçümüz dördümüz`,
}
const german = '(?:ein|zwei|drei|vier|fu?e?nf|sechs|sieben|acht|neun)'
const joined: Readonly<Record<string, RegExp>> = {
  de: new RegExp(
    `^(?:${german}?hundert(?:und)?)?(?:${german}und(?:zwan|drei|vier|fu?e?nf|sech|sieb|acht|neun)(?:zig|ssig))?$`,
  ),
  it: /^(?:cento)?(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ia]?(?:un|uno|due|tre|quattro|cinque|sei|sette|otto|nove)$/,
  nl: /^(?:(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen)?honderd)?(?:(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen)en(?:twin|der|veer|vijf|zes|zeven|tach|negen)tig)?$/,
  sv: /^(?:tjugo|trettio|fyrtio|femtio|sextio|sjuttio|attio|nittio)(?:en|ett|tva|tre|fyra|fem|sex|sju|atta|nio)$/,
  da: /^(?:en|to|tre|fire|fem|seks|syv|otte|ni)og(?:tyve|tredive|fyrre|halvtreds|tres|halvfjerds|firs|halvfems)$/,
  no: /^(?:tjue|tretti|forti|femti|seksti|sytti|atti|nitti)(?:en|ett|to|tre|fire|fem|seks|sju|syv|atte|ni)$/,
  fi: /^(?:yksi|kaksi|kolme|nelja|viisi|kuusi|seitseman|kahdeksan|yhdeksan)(?:toista|kymmenta\p{L}*|sataa\p{L}*)$/u,
  tr: /^(?:bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|yirmi)(?:miz|niz|mizi|imiz|umuz|tane|de|da)$/,
  zh: /^[零〇一二两三四五六七八九十百千半]+/,
  ja: /^[零〇一二三四五六七八九十百千半]+/,
  ko: /^(?:(?:열|스물|서른|마흔|쉰)?(?:하나|한|둘|두|셋|세|넷|네|다섯|여섯|일곱|여덟|아홉)|[일이삼사오육칠팔구십백천]{2,}|열|스무)(?:명|개|잔|병|시|살|분|장|권|마리|사람|그릇|인분|원)/,
}
const words = new Map<string, ReadonlySet<string>>(
  Object.entries(lists).map(([language, list]) => [language, new Set(bareText(foldText(list)).split(/\s+/))]),
)

/** Whether a word without accents is a number, in digits or in a word of the language. */
export const isNumber = (bare: string, language: string): boolean =>
  /^\p{N}/u.test(bare) || words.get(language)?.has(bare) === true || joined[language]?.test(bare) === true
