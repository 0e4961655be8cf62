/** Words that hold the language together: tags, forms. */
export const smallWords = `
det art def: der die das den dem des
det art indef: ein eine einen einem einer eines
det neg: kein keine keinen keinem keiner keines
det poss: mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines sein seine seinen seinem seiner seines ihr ihre ihren ihrem ihrer ihres Ihr Ihre Ihren Ihrem Ihrer Ihres unser unsere unseren unserem unserer unseres unsren unsrem unsere euer eure euren eurem eurer eures
det dem: dieser diese dieses diesen diesem jener jene jenes jenen jenem jeder jede jedes jeden jedem welcher welche welches welchen welchem solche solcher solches solchen solchem mancher manche manches manchen manchem derselbe dieselbe dasselbe denselben demselben derjenige diejenige dasjenige
det quant: alle alles allen allem aller viele vielen vieler vieles vielem viel wenig wenige wenigen weniger einige einigen einiger einiges mehrere mehreren mehrerer beide beiden beides beider andere anderen anderer anderes anderem anderen sämtliche sämtlichen etliche irgendein irgendeine irgendeinen irgendeinem irgendeiner genug mehr meiste meisten solch manch all
pron subj 1s: ich
pron subj 2s: du
pron subj 3s: er es man
pron subj 3s 3p: sie
pron subj 3p polite: Sie
pron subj 1p: wir
pron subj 2p: ihr
pron obj: mich dich ihn es uns euch sich mir dir ihm ihr ihnen Ihnen einander miteinander voneinander zueinander nebeneinander
pron: der die das den dem denen deren dessen was wer wen wem wessen jemand jemanden jemandem niemand niemanden niemandem etwas nichts alles selbst selber irgendwas irgendwer irgendjemand einer keiner keins eins meins deins seins meine deine ihrs unsers
prep acc: durch für gegen ohne um bis
prep dat: aus bei mit nach seit von zu gegenüber außer ab
prep two: an auf hinter in neben über unter vor zwischen
prep gen: wegen trotz während statt anstatt innerhalb außerhalb
prep art: am im zum zur vom beim ans ins aufs fürs ums übers unters hinterm hinters vors durchs
conj sub: weil dass wenn ob obwohl bevor nachdem damit sobald solange als da während seitdem falls sodass indem bis
conj coord: und oder aber denn sondern sowie entweder weder beziehungsweise doch
adv question: wovor weswegen wobei wonach wo wie wann warum wieso weshalb woher wohin wozu womit worüber worauf wofür woran wovon wodurch worum wonach
adv: vorab sowas soweit bisher zuvor vorhin soviel woanders weiterhin irgend dahinter hinterher zurecht voran drüber öfter öfters allzu stets soeben sicherlich lediglich heran draus hervor hinzu quasi drunter womöglich nebenbei durchaus dazwischen letztendlich jemals desto ansonsten andererseits einerseits nirgendwohin hiervon derart zutiefst sowohl umso heut alleine außen innen untereinander hintereinander durcheinander gratis seitlich neuerdings vorerst vorübergehend hierzulande zuallererst mitten mittlerweile vorgestern ausnahmsweise zufällig zumindest netterweise erstens zweitens drittens ringsum beinahe ohnehin sowieso dauernd ständig andauernd größtenteils zeitweise hierbei hiermit damit hierfür wiederum leid bereits bestens anderswo auseinander nebeneinander aufeinander füreinander vorwärts rückwärts weh wach quer längst erstmal neulich meinetwegen deinetwegen tagsüber nicht auch schon noch nur sehr so zu ja nein doch mal eben halt etwa wohl denn dann da hier dort heute morgen gestern übermorgen vorgestern jetzt nun gleich bald später früher immer oft manchmal selten nie niemals wieder gern gerne lieber ganz fast etwa ungefähr vielleicht leider natürlich bestimmt sicher eigentlich endlich zuerst zuletzt danach davor vorher nachher deshalb deswegen darum trotzdem also außerdem sonst einmal zweimal dreimal mehrmals überall nirgends irgendwo irgendwie irgendwann oben unten links rechts vorn vorne hinten drinnen draußen drüben zusammen allein zurück weg hin her los weiter genau gerade eher mehr weniger viel wenig genug kaum meistens meist normalerweise abends morgens mittags nachts vormittags nachmittags täglich montags dienstags mittwochs donnerstags freitags samstags sonntags heutzutage damals inzwischen plötzlich wahrscheinlich hoffentlich glücklicherweise zum sogar wirklich ziemlich besonders überhaupt besser am dabei dafür dagegen daher dahin damit daneben daran darauf daraus darin darüber darunter davon dazu dadurch danach hierher dorthin hinein heraus herein hinaus hinauf hinunter herunter vorbei entlang ab an auf aus ein mit nach vor bei fern statt teil heim dran drauf drin drum raus rein runter rauf rüber nochmal nebenan daheim unterwegs anders mindestens wenigstens höchstens insgesamt übrigens jedenfalls ebenfalls ebenso genauso geradeaus umsonst sofort rechtzeitig neulich kürzlich rum herum umher hierhin wohin irgendwohin nirgendwo erst sozusagen immerhin allerdings jedoch dennoch somit folglich stattdessen nämlich zwar teilweise größtenteils derzeit seither seitdem anfangs schließlich zunächst möglichst vielmals
interj: hallo hi hey tschüss tschüs ciao servus moin na ach oh ah aha äh ähm hm okay ok oje wow cool bitte danke sorry prost juhu hurra ups autsch haha hihi lol grüezi naja tja jawohl nee nö jo jep genau stimmt hä psst willkommen entschuldigung tschüssi
num pl: zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend zweihundert dreihundert fünfhundert zweitausend
num: null eins paar halb halbe halben halber halbes anderthalb eineinhalb beides dutzend
adj base: hoch viel
adj e: hohe
adj en: hohen
adj er: hoher
adj es: hohes
word: usw z B d h bzw etc ca Nr St Str km kg cm Uhr Dr Prof MwSt Tel vs pro per via inkl minus plus mal geteilt gen nahe dank laut ums sog hab's geht's gibt's ist's wird's mach's war's sag's hab nix bissl bisschen ne nen nem n was ner 'ne
adj base: schief allergisch gratis verwundet adoptiert schockiert
verb inf: vereinbaren ersticken lecken
verb pres 1s: vereinbare
verb pres 3s: vereinbart
verb part2: vereinbart
adv: willen ran keinmal
det dem: dieselben
verb inf: antun
verb part2: angetan
noun masc sg nom acc dat: Vokal Konsonant
noun masc pl nom acc gen: Vokale
noun masc pl dat: Vokalen
noun fem sg nom acc dat gen: Fälligkeit
pron: irgendetwas dies
prep dat: entgegen zufolge zuliebe
prep gen: jenseits bezüglich anhand anstelle
prep art: unterm vorm
adj base: überbucht gebucht deaktiviert aktiviert gespannt vegan
adj e: weitere neuere
adj en: weiteren
adj es: weiteres
adj er: weiterer
noun any sg nom acc dat: Bon Tab Uhr Herrn WhatsApp Instagram TikTok YouTube Facebook Netflix Google Zoom Spotify Amazon Twitter Snapchat PayPal Discord Deutsch Englisch Spanisch Französisch Italienisch Portugiesisch Türkisch Arabisch Russisch Ukrainisch Polnisch Chinesisch Japanisch Griechisch Latein Mama Papa Oma Opa Mami Papi Ostern Weihnachten Silvester Halloween Pfingsten BWL DVD CD PC TV USB Abi Uni Kita Azubi Pommes Spaghetti Ukulele Netz
noun any pl nom acc dat gen: Pommes Spaghetti
noun masc pl nom acc gen: Geschwister Klamotten
noun masc pl nom acc dat gen: Großeltern Nudeln
noun masc pl dat: Geschwistern
`
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const [tags = '', forms = ''] = line.split(': ')
    return forms.split(' ').map((form) => ({ form, lemma: form, tags }))
  })
