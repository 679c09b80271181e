/** Words of the contact form that only a site needs which really sends: apart, so that others do not carry them. */
export const deliveryTexts = {
  uploading: 'Uploading the files',
  /** Announced at every quarter. */
  uploaded: (percent: number) => `${percent} % uploaded`,
  /** Stands before what the server finds wrong with them. */
  files: 'Attached files',
};
