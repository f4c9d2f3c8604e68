/**
 * How long in milliseconds a server may take to end in order before it is killed: it goes on taking connections for a moment, answers what
 * it was asked, and takes leave of the database.
 */
export function stopPatience(variables = process.env) {
  const seconds = (value, fallback) => (value && Number(value) >= 0 ? Number(value) : fallback);
  const { SHUTDOWN_DELAY_SECONDS, SHUTDOWN_GRACE_SECONDS } = variables;
  return (seconds(SHUTDOWN_DELAY_SECONDS, 5) + seconds(SHUTDOWN_GRACE_SECONDS, 30) + 20) * 1_000;
}
