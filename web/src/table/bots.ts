/** Who sits down where nobody chose among the bots. */

export const USUAL_BOT = 'steady'

/** Those that have a name of ours. */
export const BOTS: readonly string[] = ['random', 'beginner', 'steady', 'strong', 'master']
