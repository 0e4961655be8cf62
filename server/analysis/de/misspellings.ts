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

const others = `wieviel: wie viel
wieviele: wie viele
apfelsaff: Apfelsaft
garten_: Garten
leit: leid
garnicht: gar nicht
zuviel: zu viel
zuviele: zu viele
zuwenig: zu wenig
garkein: gar kein
garkeine: gar keine
nochmehr: noch mehr
ausserdem: außerdem
aussehen_: aussehen
desswegen: deswegen
nähmlich: nämlich
entlich: endlich
wircklich: wirklich
villeicht: vielleicht
vileicht: vielleicht
vieleicht: vielleicht
intressant: interessant
interesant: interessant
intresant: interessant
interresant: interessant
interessiren: interessieren
tschuldigung: Entschuldigung
orginal: original
warscheinlich: wahrscheinlich
warscheinlig: wahrscheinlich
zimlich: ziemlich
zimmlich: ziemlich
imma: immer
imer: immer
imme: immer
gesteren: gestern
tuhen: tun
wolen: wollen
wohne_: wohne
komen: kommen
nich: nicht
nicth: nicht
niht: nicht
auhc: auch
fileicht: vielleicht
schpielen: spielen
schpiele: spiele
schprechen: sprechen
schpreche: spreche
schule_: Schule
fammilie: Familie
famielie: Familie
wohnug: Wohnung
wochende: Wochenende
wochenendee: Wochenende
geburstag: Geburtstag
gebustag: Geburtstag
restorant: Restaurant
restaurent: Restaurant
resturant: Restaurant
bruda: Bruder
schwesta: Schwester
freundinn: Freundin
arbeid: Arbeit
arbiet: Arbeit
arbeit_: Arbeit
addresse: Adresse
adrese: Adresse
profesor: Professor
univertät: Universität
univesität: Universität
fotographie: Fotografie
comode: bequem
deutchland: Deutschland
deutsland: Deutschland
deuschland: Deutschland
deutch: Deutsch
deutsh: Deutsch
duetsch: Deutsch
dutsch: Deutsch
bischen: bisschen
bißchen: bisschen
daß: dass
muß: muss
strasse: Straße
strassen: Straßen
grosse: große
grossen: großen
grosser: großer
grosses: großes
gross: groß
heisse: heiße
heisst: heißt
heissen: heißen
weiss: weiß
weisst: weißt
fussball: Fußball
spass: Spaß
draussen: draußen
dreissig: dreißig
süss: süß
schliessen: schließen
ausser: außer
gruss: Gruß
grüsse: Grüße
fuss: Fuß
ueberhaupt: überhaupt
gerade_: gerade
seid_: seit
selbständig_: selbstständig
standart: Standard
standard_: Standard
packet: Paket
paket_: Paket
rythmus: Rhythmus
terasse: Terrasse
agressiv: aggressiv
kentnisse: Kenntnisse
vorraussetzung: Voraussetzung
vortsetzung: Fortsetzung
zukunf: Zukunft
gesundheid: Gesundheit
entschuldigun: Entschuldigung
entschuldigen_: entschuldigen
mitwoch: Mittwoch
donerstag: Donnerstag
dinstag: Dienstag
diensttag: Dienstag
samtag: Samstag
sontag: Sonntag
febuar: Februar
jannuar: Januar
dezembar: Dezember
handi: Handy
habt_: habt
gegesen: gegessen
geganen: gegangen
fareh: fahre
foreigner: Ausländer
zusamen: zusammen
zusammmen: zusammen
bekomen: bekommen
willkomen: willkommen
komt: kommt
kan: kann
konnen: können
mussen: müssen
mochte_: möchte
ferstehe: verstehe
ferstehen: verstehen
verstehn_: verstehen
fater: Vater
muter: Mutter
mutta: Mutter
hunt: Hund
katse: Katze
wasser_: Wasser
wasa: Wasser
kafee: Kaffee
kaffe: Kaffee
caffee: Kaffee
kaffé: Kaffee
tomatten: Tomaten
kartofel: Kartoffel
kartofeln: Kartoffeln
schockolade: Schokolade
schokolate: Schokolade
chokolade: Schokolade
lecka: lecker
leker: lecker
gutten: guten
gutt: gut
hir: hier
wier: wir
auß: aus
nachause: nach Hause
nachhause: nach Hause
zuhause_: zu Hause
musss: muss
seer: sehr
ser: sehr
wont: wohnt
kazen: Katzen
merz_: März
uhrlaub: Urlaub
mus: muss
mier: mir
dier: dir
wen_: wenn
den_: denn
dan: dann
wan: wann
wahr_: war
fahrad: Fahrrad
farrad: Fahrrad
fahren_: fahren
faren: fahren
fare: fahre
farhen: fahren
ankomen: ankommen
aufgabe_: Aufgabe
hausaufgabe_: Hausaufgabe
beruff: Beruf
spatzieren: spazieren
spazzieren: spazieren
vergangenheid: Vergangenheit
nechste: nächste
nexte: nächste
negste: nächste
weter: Wetter
wette_: Wette
reise_: Reise
hause_: Hause`
  .split('\n')
  .map((line): [string, string] => {
    const [wrong = '', right = ''] = line.split(': ')
    return [wrong, right]
  })
  .filter(([wrong]) => !wrong.endsWith('_'))

/** Misspelt words, in small letters. */
export const misspellings: ReadonlyMap<string, string> = new Map([
  ...misheard(everyday),
  ...withUmlaut.map((word): [string, string] => [long(word), word]),
  ...others,
])
