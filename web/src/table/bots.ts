/** Who sits down where nobody chose among the bots. */

export const USUAL_BOT = 'steady'
