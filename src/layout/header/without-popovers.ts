/** Browsers before 2024 have no popovers. There the main links are in rows below the name, without a menu. */
export const withoutPopovers = '@supports not selector(:popover-open)';
