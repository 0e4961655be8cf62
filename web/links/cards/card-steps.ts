import type { InterfaceLanguage, PracticeLanguage } from '#contract/values/languages.ts'

export const cardSteps: Readonly<Record<Exclude<PracticeLanguage, InterfaceLanguage>, readonly string[]>> = {
  nl: [
    'Scan de code met je telefoon.',
    'Kies met wie je wilt praten.',
    'Schrijf of praat. Deze kaart is alleen van jou.',
  ],
  ca: ['Escaneja el codi amb el mòbil.', 'Tria amb qui vols parlar.', 'Escriu o parla. Aquesta targeta és només teva.'],
  sv: ['Skanna koden med mobilen.', 'Välj vem du vill prata med.', 'Skriv eller prata. Kortet är bara ditt.'],
  da: ['Scan koden med din mobil.', 'Vælg, hvem du vil tale med.', 'Skriv eller tal. Kortet er kun dit.'],
  no: ['Skann koden med mobilen.', 'Velg hvem du vil snakke med.', 'Skriv eller snakk. Kortet er bare ditt.'],
  fi: [
    'Skannaa koodi puhelimella.',
    'Valitse, kenen kanssa haluat jutella.',
    'Kirjoita tai puhu. Tämä kortti on vain sinun.',
  ],
  pl: ['Zeskanuj kod telefonem.', 'Wybierz, z kim chcesz rozmawiać.', 'Pisz albo mów. Ta karta jest tylko dla ciebie.'],
  cs: [
    'Naskenujte kód telefonem.',
    'Vyberte si, s kým chcete mluvit.',
    'Pište, nebo mluvte. Tato kartička je jen vaše.',
  ],
  ro: [
    'Scanează codul cu telefonul.',
    'Alege cu cine vrei să vorbești.',
    'Scrie sau vorbește. Cardul acesta este doar al tău.',
  ],
  el: [
    'Σάρωσε τον κωδικό με το κινητό σου.',
    'Διάλεξε με ποιον θέλεις να μιλήσεις.',
    'Γράψε ή μίλησε. Αυτή η κάρτα είναι μόνο δική σου.',
  ],
  tr: [
    'Kodu telefonunuzla okutun.',
    'Kiminle konuşmak istediğinizi seçin.',
    'Yazın ya da konuşun. Bu kart yalnızca size ait.',
  ],
  ru: [
    'Отсканируйте код телефоном.',
    'Выберите, с кем хотите поговорить.',
    'Пишите или говорите. Эта карточка только ваша.',
  ],
  uk: ['Відскануйте код телефоном.', 'Виберіть, з ким хочете поговорити.', 'Пишіть або говоріть. Ця картка лише ваша.'],
  ar: ['امسح الرمز بهاتفك.', 'اختر من تريد التحدث معه.', 'اكتب أو تحدّث. هذه البطاقة لك وحدك.'],
  he: ['סורקים את הקוד בטלפון.', 'בוחרים עם מי לדבר.', 'כותבים או מדברים. הכרטיס הזה אישי.'],
  hi: ['फ़ोन से कोड स्कैन कीजिए।', 'चुनिए कि किससे बात करनी है।', 'लिखिए या बोलिए। यह कार्ड सिर्फ़ आपका है।'],
  zh: ['用手机扫描二维码。', '选择想和谁聊天。', '可以打字，也可以说话。这张卡片只供你本人使用。'],
  ja: [
    'スマートフォンでコードを読み取ってください。',
    '話したい相手を選んでください。',
    '書いても話してもかまいません。このカードはあなた専用です。',
  ],
  ko: [
    '휴대폰으로 코드를 스캔하세요.',
    '누구와 이야기할지 고르세요.',
    '글로 써도 되고 말해도 돼요. 이 카드는 본인만 쓸 수 있어요.',
  ],
  vi: [
    'Quét mã bằng điện thoại.',
    'Chọn người bạn muốn trò chuyện cùng.',
    'Viết hoặc nói. Thẻ này chỉ dành riêng cho bạn.',
  ],
  id: [
    'Pindai kode dengan ponselmu.',
    'Pilih dengan siapa kamu ingin berbicara.',
    'Tulis atau bicara. Kartu ini hanya untukmu.',
  ],
}
