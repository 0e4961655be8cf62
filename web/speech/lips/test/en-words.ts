export const known = `
mother mʌðər, problem prɒbləm, bomb bɒm, lamb læm, climb klaɪm, pump pʌmp, apple æpəl, people pipəl, baby beɪbi, hello hɛloʊ,
who hu, what wɒt, know noʊ, knee ni, write raɪt, wrong rɒŋ, name neɪm, time taɪm, home hoʊm, music mjuzɪk,
school skul, book bʊk, food fud, cat kæt, city sɪti, cheese tʃiz, shoe ʃu, fish fɪʃ, five faɪv, voice vɔɪs,
house haʊs, cow kaʊ, snow snoʊ, boy bɔɪ, day deɪ, rain reɪn, tea ti, bread brɛd, green grin, light laɪt,
daughter dɔtər, caught kɔt, laugh læf, enough ɪnʌf, though ðoʊ, through θru, photo foʊtoʊ, elephant ɛləfənt, station steɪʃən, vision vɪʒən,
queen kwin, quick kwɪk, box bɒks, judge dʒʌdʒ, age eɪdʒ, giant dʒaɪənt, game geɪm, moon mun, beautiful bjutɪfəl, friend frɛnd,
one wʌn, two tu, eight eɪt, woman wʊmən, women wɪmɪn, summer sʌmər, happy hæpi, walk wɔk, half hæf, talked tɔkt,
stopped stɒpt, liked laɪkt, wanted wɒntɪd, making meɪkɪŋ, running rʌnɪŋ, word wɜrd, work wɜrk, bird bɜrd, nurse nɜrs, first fɜrst`

export const others = `
table teɪbəl, window wɪndoʊ, bridge brɪdʒ, comb koʊm, plumber plʌmər, yellow jɛloʊ, mountain maʊntən, picture pɪktʃər, throw θroʊ, knife naɪf,
phone foʊn, village vɪlɪdʒ, swimmer swɪmər, bottle bɒtəl, garden gɑrdən, market mɑrkɪt, spoon spun, boat boʊt, blue blu, coin kɔɪn,
cloud klaʊd, brown braʊn, shopping ʃɒpɪŋ, whisper wɪspər, number nʌmbər, thumb θʌm, film fɪlm, winter wɪntər, pepper pɛpər, evening ivnɪŋ,
fight faɪt, chair tʃɛr, square skwɛr, job dʒɒb, question kwɛstʃən, library laɪbrɛri, computer kəmpjutər, holiday hɒlɪdeɪ, raincoat reɪnkoʊt, bathroom bæθrum`
