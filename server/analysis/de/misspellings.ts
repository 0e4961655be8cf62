import { everyday } from './lexicon/everyday.ts'
import { misheard } from './phonetic.ts'

const words = (text: string) => text.trim().split(/\s+/)

// Written without umlauts where the keyboard lacks them.
const withUmlaut =
  words(`für über schön möchte möchten möchtest können könnte könnten müssen müsste wäre wären hätte hätten würde würden spät später natürlich größer hören gehört Küche Bücher zurück früh Frühstück frühstücken
fünf zwölf Käse Brötchen Gemüse süß kühl Tür Schüler Schülerin Übung üben Mädchen Wörter erzählen erklären verkäufer Verkäuferin Ärztin Söhne Töchter Brüder Häuser Länder Städte Männer Mütter Väter trägt fährt schläft läuft fällt hält
lässt Fußgänger Glück glücklich müde Mühe schließen nächste nächsten nächstes Nähe täglich jährlich ungefähr während Geschäft Hände Gefühl Rücken Flüge Züge gemütlich Grüße Äpfel Öl österreich`)
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const long = (word: string) => word.toLowerCase().replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter)

const others = `nachbaren: Nachbarn
nachbahr: Nachbar
wieviel: wie viel
wieviele: wie viele
wiefiel: wie viel
wievil: wie viel
wifiel: wie viel
wivil: wie viel
bielt: Bild
geregen: geregnet
gepacken: gepackt
fernseer: Fernseher
problehm: Problem
apfelsaff: Apfelsaft
leit: leid
garnicht: gar nicht
zuviel: zu viel
zuviele: zu viele
zuwenig: zu wenig
garkein: gar kein
garkeine: gar keine
nochmehr: noch mehr
ausserdem: außerdem
desswegen: deswegen
nähmlich: nämlich
wircklich: wirklich
vileicht: vielleicht
intressant: interessant
intresant: interessant
interresant: interessant
tschuldigung: Entschuldigung
orginal: original
warscheinlig: wahrscheinlich
zimmlich: ziemlich
imme: immer
gesteren: gestern
tuhen: tun
nich: nicht
nicth: nicht
auhc: auch
fileicht: vielleicht
schpielen: spielen
schpiele: spiele
schprechen: sprechen
schpreche: spreche
wohnug: Wohnung
wochende: Wochenende
wochenendee: Wochenende
geburstag: Geburtstag
gebustag: Geburtstag
restorant: Restaurant
restaurent: Restaurant
resturant: Restaurant
arbiet: Arbeit
addresse: Adresse
profesor: Professor
univertät: Universität
univesität: Universität
fotographie: Fotografie
comode: bequem
deuschland: Deutschland
duetsch: Deutsch
dutsch: Deutsch
daß: dass
gross: groß
weisst: weißt
ausser: außer
gruss: Gruß
grüsse: Grüße
ueberhaupt: überhaupt
standart: Standard
packet: Paket
rythmus: Rhythmus
agressiv: aggressiv
kentnisse: Kenntnisse
vorraussetzung: Voraussetzung
vortsetzung: Fortsetzung
zukunf: Zukunft
entschuldigun: Entschuldigung
diensttag: Dienstag
samtag: Samstag
febuar: Februar
dezembar: Dezember
handi: Handy
geganen: gegangen
fareh: fahre
foreigner: Ausländer
zusammmen: zusammen
willkomen: willkommen
kan: kann
wasa: Wasser
kaffe: Kaffee
kaffé: Kaffee
schokolate: Schokolade
gutten: guten
gutt: gut
hir: hier
wier: wir
auß: aus
nachause: nach Hause
nachhause: nach Hause
seer: sehr
uhrlaub: Urlaub
mier: mir
dier: dir
dan: dann
wan: wann
faren: fahren
fare: fahre
farhen: fahren
ankomen: ankommen
spazzieren: spazieren
vergangenheid: Vergangenheit
nexte: nächste
negste: nächste
hause_: Hause
zahnartz: Zahnarzt
artz: Arzt
orangesaft: Orangensaft
kaffetasse: Kaffeetasse
deutschkurss: Deutschkurs
geburtstagparty: Geburtstagsparty
fussball: Fußball
strasse: Straße`
  .split('\n')
  .map((line): [string, string] => {
    const [wrong = '', right = ''] = line.split(': ')
    return [wrong, right]
  })

/** Misspelt words, in small letters. */
export const misspellings: ReadonlyMap<string, string> = new Map([
  ...misheard(everyday),
  ...withUmlaut.map((word): [string, string] => [long(word), word]),
  ...others,
])
