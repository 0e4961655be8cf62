import { heard } from './heard.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'

/** The partner's words in Turkish. */
export const phrases: Phrases = {
  heard,
  said: {
    praise: [
      'Çok iyi.',
      'Güzel.',
      'Harika.',
      'Güzel söylediniz.',
      'Mükemmel.',
      'Çok güzel.',
      'Gayet açık.',
      'Gayet güzel.',
      'Ne güzel.',
    ],
    and_you: [
      'Sorduğunuz için teşekkürler, ama bugün konu sizsiniz.',
      'Çok naziksiniz. Ben yalnızca sizin pratik yapmanız için buradayım.',
    ],
    greeting: ['Merhaba.', 'Selam.', 'Merhaba, hoş geldiniz.'],
    how_are_you: ['Burada her şey yolunda, teşekkürler.', 'Çok iyiyim, sorduğunuz için teşekkürler.'],
    thanks: ['Rica ederim.', 'Bir şey değil.', 'Ne demek, rica ederim.'],
    yes_no: ['Tamam. Biraz daha anlatır mısınız?', 'Peki. Bunu bir cümleyle söylemeyi deneyin.'],
    not_understood: ['Hiç sorun değil.', 'Olsun, birlikte bakalım.', 'Merak etmeyin, acele yok.'],
    repeat: ['Tabii, bir kez daha.', 'Elbette, tekrar ediyorum.'],
    meaning: ['“{word}” şu demek: {meaning}.', 'Güzel soru. “{word}” demek: {meaning}.'],
    no_meaning: [
      '“{word}” kelimesini burada açıklayamıyorum. Sözlüğe bakın ya da derste sorun.',
      '“{word}” benim listemde yok. Derste sorabilirsiniz.',
    ],
    language_please: ['Türkçe devam edelim. Siz yaparsınız.', 'Basit kelimelerle Türkçe deneyelim.'],
    other_language: ['Bir şey söylemek istediğinizi görüyorum. Türkçe, lütfen.', 'Türkçe deneyin, lütfen.'],
    help: ['Tabii, yardım edeyim.', 'Elbette, işte küçük bir yardım.'],
    goodbye: [
      'İsterseniz şimdi bitirebilirsiniz. Ya da devam edelim:',
      'İstediğiniz zaman bitirebilirsiniz. Bir dakikanız varsa devam edelim:',
    ],
    silence: ['Sizi dinliyorum.', 'Acele etmeyin. Bir iki kelime yazın.'],
    insult: ['Kibar kalalım ve devam edelim.', 'Bunu bırakalım, konumuza dönelim.'],
    who_are_you: [
      'Ben okulunuzun hazırladığı bir alıştırmayım, ne bir insanım ne de bir yapay zekâ.',
      'Bu, okulunuzun hazırladığı bir alıştırma. Burada ne bir insan var ne de bir yapay zekâ.',
    ],
    nudge: ['Henüz olmadı. Bir kez daha deneyelim.', 'Az kaldı. Başka türlü deneyin.', 'Şuna bir daha bakalım.'],
    partly: ['“{heard}”, güzel. Bir şey daha eksik.', 'Güzel, “{heard}” dediğinizi anladım. Ya gerisi?'],
    hint: ['Bir ipucu: {hint}', 'Belki bu yardımcı olur: {hint}'],
    model: ['Şöyle diyebilirsiniz: “{example}”', 'Örneğin: “{example}”'],
    go_on: ['Önemli değil, devam edelim.', 'Olsun. Devam ediyoruz.'],
    recast: ['Ha, “{right}”.', 'Anladım: “{right}”.', 'Yani “{right}”.'],
    mistake: ['“{written}” değil, “{better}” yazıyoruz.', 'Küçük bir ayrıntı: “{written}” şöyle yazılır: “{better}”.'],
    foreign_words: ['“{written}” yerine Türkçesini deneyin.', '“{written}”: Bunu Türkçe nasıl söyleriz?'],
    more: [
      'Biraz daha anlatın.',
      'İlginç. Bu konuda başka ne söyleyebilirsiniz?',
      'Peki neden?',
      'Bir örnek verir misiniz?',
      'Sonra ne oldu?',
      'Bu size ne hissettiriyor?',
      'Başkaları bu konuda ne diyor?',
      'Şimdi ne hakkında konuşmak istersiniz?',
    ],
    closing: [
      'Sohbetimiz burada bitiyor. Benimle konuştuğunuz için teşekkürler. Şimdi bitirip nasıl geçtiğine bakabilirsiniz.',
      'Sona geldik. Teşekkürler, çok keyifliydi. Şimdi bitirip özetinizi okuyabilirsiniz.',
    ],
    over: ['Sona geldik. Şimdi bitirebilirsiniz.', 'Sohbet sona erdi. Özetinizi görmek için bitirin.'],
  },
  own: {
    nudge: 'Bu henüz uymuyor. Başka kelimelerle bir kez daha deneyin.',
    partly: 'Bir kısmı tamam. Eksik olanı ekleyin.',
    not_understood: 'Soruyu bir kez daha okuyun. Başlamak için bir iki kelime yeter.',
    other_language: 'Lütfen çalıştığınız dilde yazın.',
    model: 'Buna uyan bir cevap böyle olabilirdi. Devam ediyoruz.',
  },
}
