import type { Entry } from '#server/analysis/lexicon/entries.ts'

// Everyday nouns that the dictionary lacks: singular and plural.
const nouns = `
masc: gazpacho/gazpachi falafel/falafel zucchino/zucchini ghiro/ghiri spinacio/spinaci broccolo/broccoli rosmarino/ origano/ aglio/ pinolo/pinoli aceto/ zafferano/ curry/ gorgonzola/ speck/ guanciale/guanciali ragù/ragù arancino/arancini tiramisù/tiramisù pandoro/pandori spritz/spritz dessert/dessert brunch/brunch menù/menù croissant/croissant sommelier/sommelier steward/steward tagliere/taglieri ramen/ sashimi/ tofu/ hummus/ guacamole/ burrito/burriti ketchup/ avocado/avocado muffin/muffin cupcake/cupcake brownie/brownie smoothie/smoothie tacos/tacos wafer/wafer würstel/würstel crackers/crackers cracker/cracker mascarpone/ prosecco/prosecchi
masc: microonde/microonde aspirapolvere/aspirapolvere asciugacapelli/asciugacapelli phon/phon bancomat/bancomat receptionist/receptionist criceto/criceti celiaco/celiaci snowboard/snowboard pilates/ judo/ karate/ caricabatterie/caricabatterie router/router bluetooth/ smartwatch/smartwatch podcast/podcast streaming/ blogger/blogger youtuber/youtuber follower/follower hashtag/hashtag uncinetto/uncinetti origami/origami sudoku/sudoku souvenir/souvenir coinquilino/coinquilini messaggino/messaggini cagnolino/cagnolini bagnino/bagnini sissignore/ hamburger/hamburger skateboard/skateboard yoga/ crossfit/ trekking/ surf/ golf/ pub/pub ristorantino/ristorantini lungomare/lungomari scooter/scooter monopattino/monopattini pullman/pullman parquet/parquet puntino/puntini videogioco/videogiochi quiz/quiz freelance/freelance part-time/part-time full-time/full-time feedback/feedback brand/brand trend/trend account/account browser/browser display/display mouse/mouse monitor/monitor laptop/laptop trolley/trolley check-in/check-in check-out/check-out jet-lag/jet-lag hot-dog/hot-dog make-up/make-up
masc: cavolo/cavoli tornado/tornado uranio/ tester/tester rodeo/rodei radicchio/radicchi cotechino/cotechini limoncello/limoncelli chinotto/chinotti tostapane/tostapane koala/koala sovranismo/sovranismi smartworking/ cagnolone/cagnoloni
fem: scabbia/ rucola/ burrata/burrate bresaola/bresaole caraffa/caraffe asma/ libellula/libellule figata/figate gassata/gassate
fem: paella/paelle zucchina/zucchine lattuga/lattughe salvia/ mandorla/mandorle noce/noci cannella/ vaniglia/ amatriciana/amatriciane bruschetta/bruschette nutella/ linguina/linguine fettuccina/fettuccine orecchietta/orecchiette spaghettata/spaghettate moka/moka presina/presine candeggina/ tortilla/tortillas quinoa/ cheesecake/cheesecake fanta/ coca-cola/coca-cole piadina/piadine pizzetta/pizzette carbonara/carbonare asciugatrice/asciugatrici giraffa/giraffe zebra/zebre capra/capre zumba/ equitazione/ chiavetta/chiavette videochiamata/videochiamate pasquetta/ pendrive/pendrive ferramenta/ferramenta hostess/hostess audioguida/audioguide coinquilina/coinquiline bagnina/bagnine reception/reception routine/routine hall/hall serata/serate pausa/pause colf/colf cagnolina/cagnoline baby-sitter/baby-sitter
`

const sameForms = 'fucsia lilla'
const comparatives =
  'maggiore minore migliore peggiore superiore inferiore interiore esteriore anteriore posteriore ulteriore'

const plain = `
adv: insomma laggiù lassù quassù quaggiù finora perfino persino talvolta stavolta innanzitutto intanto incirca perlomeno pressappoco oltretutto suppergiù oramai pertanto dovunque dopotutto affatto altrettanto altroché pressoché viceversa dapprima dappertutto nonostante addosso lungo
prep: attorno tramite malgrado
conj: ovvero cosicché nonché qualora granché macché ossia sennò purché giacché dacché allorché casomai semmai neanch' nemmen' neppur'
num: vent' trent' quarant' cinquant' sessant' settant' ottant' novant' cent'
pron indef: qualcuna chissà qualcun'altra
interj: oddio mannaggia evvai gnam ciaone shh macché boh figo figa cavolo diamine
noun fem pl: presidi
noun masc pl: esseri presidi
noun fem sg: preside
noun masc sg: preside dottor ingegner professor signor amor cuor
adv: follemente ancor pur pochettino tantissimo moltissimo pochissimo benissimo malissimo prestissimo tardissimo
verb part fem sg: successa
verb part masc pl: successi
word: colui colei costui costei tali son casinista passero passeri dammelo dimmelo fammelo portamelo diglielo daglielo fammi fanne dacci dille digli stammi stacci vacci
word: mal vitae taggare videochiamare linkare googlare messaggiare spammare followers buonpomeriggio bonjour hola falafel waffle pancake cool lilla fucsia coccolone ciccio figa scollega scollegare bed breakfast and extra ultra mini maxi super
`

/** Everyday words that the dictionaries lack. */
export const moreWords: readonly Entry[] = [
  ...rowsOf(nouns).flatMap(([gender, pairs]) =>
    pairs.flatMap((pair) => {
      const [form = '', plural = ''] = pair.split('/')
      return [
        { form, lemma: form, tags: `noun ${gender} sg` },
        ...(plural ? [{ form: plural, lemma: form, tags: `noun ${gender} pl` }] : []),
      ]
    }),
  ),
  ...sameForms
    .split(' ')
    .flatMap((form) =>
      ['masc sg', 'fem sg', 'masc pl', 'fem pl'].map((shape) => ({ form, lemma: form, tags: `adj ${shape}` })),
    ),
  ...comparatives.split(' ').flatMap((form) =>
    ['masc', 'fem'].flatMap((gender) => [
      { form, lemma: form, tags: `adj ${gender} sg` },
      { form: `${form.slice(0, -1)}i`, lemma: form, tags: `adj ${gender} pl` },
    ]),
  ),
  ...rowsOf(plain).flatMap(([tags, forms]) => forms.map((form) => ({ form, lemma: form, tags }))),
]

function rowsOf(text: string): [head: string, items: string[]][] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [head = '', items = ''] = line.split(': ')
      return [head, items.split(' ')]
    })
}
