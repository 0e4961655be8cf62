import type { SafetyWords } from '#server/practice/safety/types.ts'

const person =
  'ayah/bapak/bapa/papa/papah/ayahku/bapakku/ibu/ibuku/mama/kakak/kakakku/abang/adik/paman/pamanku/om/tante/kakek/guru/guruku/pelatih/pacar/pacarku/suami/suamiku/bos/tetangga/tiri/dia/mereka/orang/seseorang'
const hits =
  'memukul*/mukul*/pukul*/menampar*/nampar*/tampar*/menyiksa*/menendang*/nendang*/meraba*/menyentuh*/nyentuh*/memperkosa*/melecehkan*/menyakiti*/nyakitin*/mengancam*/ngancam*/menganiaya*'
const my =
  'memukulku/memukuliku/mukulin/menamparku/menyiksaku/menendangku/merabaku/menyentuhku/memperkosaku/melecehkanku/menyakitiku/mengancamku'
const suffered = 'dipukul*/ditampar*/disiksa*/diperkosa*/dilecehkan*/diraba*/dianiaya*/ditendang*'

export const words: SafetyWords = {
  self_harm: [
    'ingin/mau/pengen/pengin/pingin/kepingin/pgn ~ mati',
    'ingin/mau/pengen/pingin/berpikir/kepikiran/mencoba/coba ~~ bunuh* diri',
    'bunuh* diri saja',
    'aku/saya akan bunuh* diri',
    'membunuh* diri*',
    'tidak/gak/ga/nggak/enggak/ngga/tak mau/ingin/pengen ~ hidup* ~ lagi',
    'tidak/gak/ga/nggak/enggak/ngga/tak mau/ingin/pengen hidup*',
    'tidak/gak/nggak mau/ingin bangun lagi',
    'mengakhiri ~ hidup*',
    'akhiri hidup* ku/saya',
    'mengakhiri semuanya',
    'capek/lelah/bosan/muak/cape hidup*',
    'capek/lelah/cape dengan ~ hidup*',
    'tidak/gak/nggak ada alasan ~ hidup*',
    'hidup* saya/aku/ku ~ tidak/gak/nggak ~ berarti/berguna',
    'hidupku ~ tidak/gak/nggak ada artinya',
    'lebih baik ~ ~ mati',
    'lebih baik ~ ~ tidak/gak ada',
    'mending ~ mati',
    'seandainya/andai ~ ~ mati',
    'seharusnya ~ tidak pernah lahir',
    'menyesal dilahirkan/lahir',
    'ingin/mau/pengen menghilang selamanya',
    'menyakiti/melukai diri*',
    'nyakitin diri*',
    'menyayat/mengiris/menyilet ~ tangan*/lengan*/pergelangan',
    'self harm',
  ],
  abuse: [
    `${person} ~~ ${hits} saya/aku/gue/gw/ku`,
    `${person} ~~ ${my}`,
    `aku/saya/gue ~~ ${suffered} ~ ~ oleh/sama/ayah/bapak/ibu/mama/papa/kakak/paman/pacar/suami`,
    `aku/saya/gue ~~ ${suffered} ~ di rumah`,
    `aku/saya/gue ~ ${suffered} $`,
    'aku/saya/gue ~ diperkosa*/dilecehkan*/diraba*',
    'takut ~ pulang ~ rumah',
    'takut pulang $',
    'takut sama/pada/dengan/kepada ayah/bapak/ayahku/ibu/paman/pacar/suami/kakak',
    'memaksa/dipaksa ~ ~ membuka/buka baju',
    'minta/meminta ~ foto ~ telanjang/bugil',
  ],
  harmless: [
    'tidak/gak/ga/nggak/enggak/tak mau/ingin/pengen ~ mati',
    'hp/hpku/handphone/ponsel/baterai/batre/lampu/laptop/listrik/mesin ~ ~ mau mati',
    'lapar/haus/malu/ngantuk/capek/bosan/kepanasan/panas/dingin/ketawa/tertawa/kenyang ~ ~ mau mati',
    'mau/ingin mati ~ lapar/kelaparan/ketawa/tertawa/bosan/kebosanan/malu/kepanasan/kedinginan',
    'hidup* di/sendiri/sendirian/dengan/bersama/jauh/dekat/sama/tanpa/seperti/dalam',
    'takut ~ pulang ~ rumah sendiri/sendirian/malam',
    'takut pulang malam/sendiri/sendirian/terlambat/telat',
    'memukul*/pukul* saya/aku dengan bola',
    'memukul*/mengancam* saya/aku dengan pr',
    'menyakiti diri* saat/waktu main/olahraga',
  ],
}
