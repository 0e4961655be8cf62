import type { Entry } from '#server/analysis/lexicon/entries.ts'

// Where the dictionary lacks a word, or has the wrong gender or plural: singular and plural.
const corrections = `
masc: film/film computer/computer sport/sport bar/bar weekend/weekend smartphone/smartphone tablet/tablet selfie/selfie hotel/hotel club/club quiz/quiz test/test
masc: problema/problemi programma/programmi tema/temi sistema/sistemi clima/climi poema/poemi pigiama/pigiami panorama/panorami cinema/cinema caffè/caffè tè/tè zio/zii dio/dei
masc: yogurt/yogurt toast/toast jeans/jeans goal/goal gol/gol tram/tram taxi/taxi blog/blog link/link video/video robot/robot supermercato/supermercati parmigiano/parmigiani
masc: internet/ wifi/ whatsapp/whatsapp instagram/ facebook/ youtube/ tiktok/ twitter/ google/ netflix/ basket/ tennis/ volley/ rugby/ jazz/ rock/ rap/ marketing/ shopping/ jogging/ fitness/ gulasch/ sushi/ kebab/kebab burger/burger hamburger/hamburger
masc: hobby/hobby party/party snack/snack drink/drink cocktail/cocktail meeting/meeting manager/manager designer/designer partner/partner leader/leader stage/stage garage/garage puzzle/puzzle babysitter/babysitter freelance/freelance budget/budget chef/chef leasing/leasing software/software hardware/hardware server/server file/file post/post like/like influencer/influencer skater/skater bus/bus camper/camper camping/camping picnic/picnic poster/poster record/record show/show smog/ stress/ spray/spray staff/ standard/standard
masc: amico/amici fine_settimana/fine_settimana compito/compiti capolavoro/capolavori ginocchio/ginocchia lunedì/lunedì martedì/martedì mercoledì/mercoledì giovedì/giovedì venerdì/venerdì sabato/sabati
masc: gennaio/ febbraio/ marzo/ aprile/ maggio/ giugno/ luglio/ agosto/ settembre/ ottobre/ novembre/ dicembre/ sud/ nord/ est/ ovest/
masc: vegano/vegani vegetariano/vegetariani nipote/nipoti inglese/inglesi francese/francesi tedesco/tedeschi italiano/italiani spagnolo/spagnoli portoghese/portoghesi cinese/cinesi giapponese/giapponesi arabo/arabi russo/russi
masc: fan/fan choc/choc shock/shock sponsor/sponsor sosia/sosia parabrezza/parabrezza guardia/guardie tavolo/tavoli psichiatra/psichiatri pediatra/pediatri atleta/atleti poeta/poeti pirata/pirati
masc: menu/menu audio/audio
fem: voce/voci immagine/immagini azione/azioni notte/notti luce/luci chiave/chiavi parte/parti classe/classi lezione/lezioni carne/carni neve/nevi pelle/pelli croce/croci pace/paci nave/navi arte/arti morte/morti rete/reti legge/leggi fame/ sete/ febbre/febbri tosse/ base/basi frase/frasi fase/fasi torre/torri valle/valli origine/origini stazione/stazioni colazione/colazioni
fem: auto/auto moto/moto radio/radio foto/foto mano/mani bici/bici tv/tv tivù/tivù email/email mail/mail app/app chat/chat password/password serie/serie specie/specie crisi/crisi analisi/analisi tesi/tesi metro/metro birra/birre gru/gru festa/feste
fem: fan/fan console/console palette/palette sosia/sosia guardia/guardie psichiatra/psichiatre pediatra/pediatre atleta/atlete
fem: privacy/ playlist/playlist webcam/webcam band/band star/star hall/hall news/news jeep/jeep toilette/toilette brioche/brioche boutique/boutique mozzarella/mozzarelle lasagna/lasagne connessione/connessioni ragazza/ragazze bambina/bambine amica/amiche gatta/gatte figlia/figlie cugina/cugine vicina/vicine collega/colleghe nipote/nipoti estate/estati batteria/batterie economia/economie informatica/ matematica/ storia/storie geografia/ chimica/ fisica/ musica/musiche
masc: collega/colleghi cuoco/cuochi vicino/vicini cugino/cugini uovo/ dito/ braccio/ labbro/ paio/ migliaio/ centinaio/ osso/ orecchio/orecchi muro/muri ciglio/ lenzuolo/ fine/fini capitale/capitali fronte/fronti metro/metri
fem: fine/fini capitale/capitali fronte/fronti uova/uova_ dita/dita_ braccia/braccia_ labbra/labbra_ paia/paia_ migliaia/migliaia_ centinaia/centinaia_ ossa/ossa_ orecchie/orecchie_ ginocchia/ginocchia_ lenzuola/lenzuola_
`

const pluralOnly: readonly Entry[] = [
  ['uova', 'uovo'],
  ['dita', 'dito'],
  ['braccia', 'braccio'],
  ['labbra', 'labbro'],
  ['paia', 'paio'],
  ['migliaia', 'migliaio'],
  ['centinaia', 'centinaio'],
  ['ossa', 'osso'],
  ['orecchie', 'orecchio'],
  ['ginocchia', 'ginocchio'],
  ['lenzuola', 'lenzuolo'],
].map(([form = '', lemma = '']) => ({ form, lemma, tags: 'noun fem pl' }))

/** Nouns by hand. */
export const nounCorrections: readonly Entry[] = [
  ...corrections
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [gender = '', pairs = ''] = line.split(': ')
      return pairs.split(' ').flatMap((pair) => {
        const [form = '', plural = ''] = pair.split('/')
        if (plural.endsWith('_') || form.includes('_')) return []
        return [
          { form, lemma: form, tags: `noun ${gender} sg` },
          ...(plural ? [{ form: plural, lemma: form, tags: `noun ${gender} pl` }] : []),
        ]
      })
    }),
  ...pluralOnly,
]

/** What the dictionary has as nouns and texts hardly ever use so. */
export const notNouns = new Set(
  'tale perché come quando dove però ma con senza sopra sotto dentro fuori dopo prima ieri oggi domani sempre mai più meno forse così no sì anche ancora bene male niente nulla poco tanto molto troppo tutto altro quale chi che per tra fra se io tu noi voi lui lei essere avere dovere potere volere fa sera_ va sto sta do da ho ha la le li lo mi si re ci vi ne gli del al nel un una uno due tre stesso stessa proprio solo ultimo primo secondo'
    .split(' ')
    .filter((word) => word !== 'sera_'),
)
