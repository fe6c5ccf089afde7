/** The folder of the bundle that this test run uses. */
export function testBundle(): string {
  const folder = process.env.CITY_DEALS_TEST_BUNDLE;
  if (folder === undefined) throw new Error('The tests were started without their global set-up');
  return folder;
}
