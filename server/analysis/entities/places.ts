const list = `new york, new york city, los angeles, san francisco, las vegas, new orleans, new zealand, new delhi, south africa, south korea, north korea,
united states, united kingdom, costa rica, puerto rico, el salvador, buenos aires, mexico city, hong kong, sri lanka, cape town, rio de janeiro, sao paulo, belo horizonte,
porto alegre, la paz, san sebastian, la coruna, las palmas, san juan, san jose, santiago de chile, ciudad de mexico, nueva york, nova york, nova iorque, la rochelle, le havre,
le mans, saint-etienne, la spezia, reggio emilia, tel aviv, saudi arabia, abu dhabi, frankfurt am main, costa do marfim, cabo verde`

/** Places of several words, without marks, the longest first. */
export const longPlaces: readonly (readonly string[])[] = list
  .split(',')
  .map((place) => place.trim().split(' '))
  .toSorted((a, b) => b.length - a.length)
