import type { SafetyWords } from '#server/practice/safety/types.ts'

const person =
  'isa/isi/isani/iska/iskani/faija/aiti/aitini/mutsi/isapuoli/isapuoleni/aitipuoli/aitipuoleni/vanhemmat/vanhempani/veli/veljeni/sisko/siskoni/seta/setani/eno/enoni/tati/tatini/vaari/ukki/serkku/serkkuni/opettaja/opettajani/valmentaja/valmentajani/poikaystava/poikaystavani/tyttoystava/mies/mieheni/pomo/naapuri/han/he/joku'
const hits =
  'lyo/loi/lyovat/lyonyt/hakkaa/hakkasi/hakannut/potkii/potkaisi/potki/pahoinpitelee/pahoinpiteli/uhkailee/uhkaili/raiskasi/raiskaa/koskettelee/kosketteli/lahentelee/kourii/kouri/satuttaa/satutti'
const fears =
  'isaa/isaani/iskaa/isapuolta/isapuoltani/aitia/aitiani/setaa/setaani/enoa/enoani/vanhempiani/veljeani/poikaystavaani/opettajaani/valmentajaani/miestani'

export const words: SafetyWords = {
  self_harm: [
    'haluan/haluun/haluaisin/haluisin/tahdon ~ kuolla',
    'haluan/haluun/haluaisin olla kuollut',
    'en ~ halua/haluu/tahdo ~ elaa',
    'en ~ jaksa ~ elaa',
    'en halua ~ olla olemassa',
    'en halua ~ herata enaa',
    'en halua enaa herata',
    'tapan itseni',
    'tappaa itseni',
    'tehda/teen/tekisin ~ itsemurhan',
    'ajattelen/mietin/ajatellut/miettinyt/harkitsen ~ ~ itsemurhaa',
    'itsemurha ajatuksia',
    'itsetuhoi*',
    'viiltelen/viillan/viillella/viiltaa ~ itseani/itteani/ranteeni',
    'viiltelen $',
    'satutan/satuttaa/vahingoitan/vahingoittaa/vahingoittanut itseani/itteani',
    'olisinpa/olisin ~ kuollut',
    'en olisi ~ ~ syntynyt',
    'parempi ~ ilman minua/mua',
    'parempi olla ilman minua/mua',
    'elamallani ei ole ~ tarkoitusta/merkitysta',
    'elamalla ei ole ~ tarkoitusta/merkitysta',
    'elama ei ole elamisen arvoista',
    'ei ole ~ syyta elaa',
    'ei ole mitaan minka vuoksi elaa',
    'vasynyt elamaan',
    'kyllastynyt elamaan',
    'kadota lopullisesti/ikuisesti',
  ],
  abuse: [
    `${person} ~~ ${hits} ~ minua/mua/minut/mut`,
    `${person} ~~ minua/mua ~ ${hits}`,
    `${person} ~~ koskee/koski/koskettaa minuun/muhun`,
    'minua/mua ~ lyodaan/hakataan/pahoinpidellaan/hyvaksikaytetaan',
    'minut/mut on ~ raiskattu/hakattu/pahoinpidelty',
    'minut/mut raiskattiin/hakattiin',
    'kayttaa/kaytti/kayttanyt minua/mua ~ hyvaksi/hyvakseen',
    `pelkaan ~ ${fears}`,
    'pelkaan ~ menna/palata ~ kotiin',
    'pelkaan kotiin menoa',
    'en uskalla ~ menna/palata ~ kotiin',
    'pakottaa/pakotti minut/mut ~ ~ riisu*/koske*/suutele*/seksi*',
    'alastonkuv*',
  ],
  harmless: [
    'en/ei ~ halua/haluu/haluaisi ~ kuolla',
    'kuolla nauruun/nalkaan/janoon/hapeaan/hapeasta/tylsyyteen/ikavaan/vanhana/rikkaana/onnellisena/kuumuuteen',
    'elaa ~ kaupungissa/maalla/yksin/suomessa/helsingissa/taalla/siella/ilman/kanssa/ulkomailla/nain',
    'en halua yksin/taalla/siella/ilman ~ elaa',
    'loi/lyo minut/mut ~ shakissa/tenniksessa/pelissa',
    'hakkasi/hakkaa minut/mut ~ shakissa/tenniksessa/pelissa',
    'koskettaa/koskee minua',
    'uhkailee/uhkaili minua laksyilla',
    'satutan/satuttaa itseani pelatessa/treeneissa/urheillessa',
  ],
}
