/** Words with their IPA: those the rules were developed with, and a control group written before the rules. */
export const known = `
mutter mʊtɐ, vater fatɐ, wasser vasɐ, vogel fogəl, vase vazə, wein vaɪn, haus haʊs, häuser hɔʏzɐ, heute hɔʏtə, neun nɔʏn,
schule ʃulə, tisch tɪʃ, fisch fɪʃ, stein ʃtaɪn, sprechen ʃpʁɛçən, spielen ʃpilən, straße ʃtʁasə, fenster fɛnstɐ, ich ɪç, buch bux,
nacht naxt, sechs zɛks, fuchs fʊks, pferd pfɛʁt, apfel apfəl, quelle kvɛlə, bequem bəkvem, zeit tsaɪt, katze katsə, jahr jaɐ,
ja ja, juni juni, liebe libə, brief bʁif, bier biɐ, schön ʃøn, können kœnən, grün gʁyn, über ybɐ, müssen mʏsən,
öl øl, mädchen mɛtçən, käse kɛzə, mann man, kommen kɔmən, lampe lampə, halb halp, gelb gɛlp, abend abənt, tag tak,
singen zɪŋən, danke daŋkə, theater teatɐ, photo foto, musik muzik, zwei tsvaɪ, zwölf tsvœlf, fünf fʏnf, vier fiɐ, elf ɛlf,
mai maɪ, kaffee kafe, see ze, boot bot, sohn zon, uhr uɐ, gehen geən, fahren faʁən, nation natsjon, familie familjə,
bleiben blaɪbən, leben lebən, warum vaʁʊm, baum baʊm, freund fʁɔʏnt, deutsch dɔʏtʃ, tschüss tʃʏs, psychologie psyçologi, volk fɔlk, november novɛmbɐ`

export const others = `
bruder bʁudɐ, schwester ʃvɛstɐ, apfelsaft apfəlzaft, brot bʁot, butter bʊtɐ, milch mɪlç, frühstück fʁyʃtʏk, mittwoch mɪtvɔx, donnerstag dɔnɐstak, sommer zɔmɐ,
winter vɪntɐ, regen ʁegən, schnee ʃne, wolke vɔlkə, himmel hɪməl, garten gaʁtən, blume blumə, baumhaus baʊmhaʊs, küche kyçə, zimmer tsɪmɐ,
stuhl ʃtul, bett bɛt, spiegel ʃpigəl, lehrer leʁɐ, prüfung pʁyfʊŋ, antwort antvɔʁt, frage fʁagə, vielleicht filaɪçt, wichtig vɪçtɪç, möbel møbəl,
pfanne pfanə, kopf kɔpf, mund mʊnt, knie kni, auge aʊgə, ohr oɐ, zwanzig tsvantsɪç, fleisch flaɪʃ, gemüse gəmyzə, verkaufen fɛɐkaʊfən`
